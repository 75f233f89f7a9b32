export const origin = { originatedFromVersion: 'V1_CATALOG' } as const

export interface ChangedVariant {
  readonly variantId: string
  readonly choices: Readonly<Record<string, string>>
  readonly changedFields: string[]
  readonly originatedFromVersion: (typeof origin)['originatedFromVersion']
}
