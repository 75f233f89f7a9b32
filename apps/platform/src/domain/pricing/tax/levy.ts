import Big from 'big.js'
import type { Minor } from '../../money/money.ts'
import { part, share, sum, type Weighted } from '../amounts.ts'
import { type Authority, rateOf } from './authority.ts'

/** Share of one authority in a tax. */
export interface TaxPart extends Authority {
  readonly amount: Minor
}

export interface Taxed {
  readonly tax: Minor
  /** As a fraction: the sum of the authorities' rates. */
  readonly rate: string
  readonly parts: readonly TaxPart[]
}

const SCALE = new Big(10).pow(9)

/**
 * The tax on goods of one group. Rounded half up once over all of them; then shared out over the authorities by their
 * rates and over the goods by their amounts, both exactly.
 */
export function levy(
  authorities: readonly Authority[],
  goods: readonly Weighted[],
  included: boolean,
): Map<string, Taxed> {
  const rate = new Big(rateOf(authorities))
  const base = sum(goods.map(({ weight }) => weight))
  const tax = included ? base - part(base, new Big(1).div(rate.plus(1))) : part(base, rate)
  const perAuthority = share(
    tax,
    authorities.map((each, index) => ({ id: String(index), weight: Number(SCALE.times(each.rate)) })),
  )
  const open = share(tax, goods)
  const parts = new Map<string, TaxPart[]>(goods.map(({ id }) => [id, []]))
  const left = new Map(open)
  for (const [index, authority] of authorities.entries()) {
    const weights = goods.map(({ id }) => ({ id, weight: left.get(id) ?? 0 }))
    for (const [id, amount] of share(perAuthority.get(String(index)) ?? 0, weights)) {
      left.set(id, (left.get(id) ?? 0) - amount)
      parts.get(id)?.push({ ...authority, amount })
    }
  }
  const text = rate.toFixed()
  return new Map(
    goods.map(({ id }) => [id, { tax: open.get(id) ?? 0, rate: text, parts: parts.get(id) ?? [] }]),
  )
}
