export const origin = { originatedFromVersion: 'V1_CATALOG' } as const

/** Of one product, in a row of many: what its events are made of, and the number of the last of them. */
export type ProductTold = readonly [
  last: number,
  revision: number,
  changedFields: readonly string[],
  variants: readonly ChangedVariant[],
  facts: object,
]

export interface ChangedVariant {
  readonly variantId: string
  readonly choices: Readonly<Record<string, string>>
  readonly changedFields: string[]
  readonly originatedFromVersion: (typeof origin)['originatedFromVersion']
}
