import Big from 'big.js'

/** Authority that levies a tax (wire §4.2 `JurisdictionType`). */
export type JurisdictionType = 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'

/** One authority's rate on one group of goods. */
export interface Authority {
  readonly jurisdiction: string
  readonly type: JurisdictionType
  readonly name: string
  /** Decimal fraction: `"0.0825"`. */
  readonly rate: string
}

/** Taxes of an address and a seller, before the goods are known. */
export interface TaxPolicy {
  /** Prices have the tax in them already. */
  readonly included: boolean
  /** For goods of no group, and of a group that is not named. */
  readonly standard: readonly Authority[]
  /** By tax group; an empty list is exempt. */
  readonly groups?: Readonly<Record<string, readonly Authority[]>>
  /** On delivery and its charges; absent, delivery is not taxed. */
  readonly shipping?: readonly Authority[]
}

export const untaxed: TaxPolicy = { included: false, standard: [] }

/** All of them together, as decimal text. */
export function rateOf(authorities: readonly Authority[]): string {
  return authorities.reduce((all, { rate }) => all.plus(rate), new Big(0)).toFixed()
}
