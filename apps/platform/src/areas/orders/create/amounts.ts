import { type Violation, violations } from '../../../base/errors.ts'
import { fractionDigits, fromDecimal, type Minor } from '../../../domain/money/money.ts'
import { share, sum } from '../../../domain/pricing/amounts.ts'
import type { OrderInput } from './input.ts'

export interface AmountsInput {
  readonly units: readonly Minor[]
  readonly subtotal: Minor
  readonly shipping: Minor
  readonly tax: Minor
  readonly discount: Minor
  readonly fees: readonly Minor[]
  readonly total: Minor
  /** Parts of each line: of the discount, and of the tax that is not delivery's or the fees'. */
  readonly discounts: readonly Minor[]
  readonly taxes: readonly Minor[]
}

/** Reads the owner's amounts, in minor units; an order whose parts do not make its whole is refused. */
export function amountsOf(order: OrderInput, currency: string): AmountsInput {
  const faults: Violation[] = []
  const minor = (field: string, price: { readonly amount: string } | undefined): Minor => {
    const found = fromDecimal(price?.amount ?? '0', currency)
    if (found === undefined) faults.push(tooFine(field, currency))
    return found ?? 0
  }
  const { priceSummary: summary, lineItems, additionalFees } = order
  const units = lineItems.map(({ price }, index) => minor(`order.lineItems[${index}].price`, price))
  const at = (field: keyof typeof summary) => minor(`order.priceSummary.${field}`, summary[field])
  const [subtotal, shipping, tax] = [at('subtotal'), at('shipping'), at('tax')]
  const [discount, feesTold, total] = [at('discount'), at('totalAdditionalFees'), at('total')]
  const fees = additionalFees.map(({ price }, index) => minor(`order.additionalFees[${index}].price`, price))
  const gross = units.map((unit, index) => unit * (lineItems[index]?.quantity ?? 0))
  const check = (field: string, found: Minor, due: Minor) => {
    if (found !== due) faults.push(off(field))
  }
  check('order.priceSummary.subtotal', subtotal, sum(gross))
  if (summary.totalAdditionalFees) check('order.priceSummary.totalAdditionalFees', feesTold, sum(fees))
  if (discount > subtotal + shipping) faults.push(off('order.priceSummary.discount'))
  const added = order.taxIncludedInPrices ? 0 : tax
  check('order.priceSummary.total', total, subtotal - discount + shipping + added + sum(fees))
  if (faults.length) throw violations(faults)
  const split = (whole: Minor, weights: readonly Minor[]) => {
    const parts = share(
      whole,
      weights.map((weight, index) => ({ id: String(index).padStart(3, '0'), weight })),
    )
    return weights.map((_, index) => parts.get(String(index).padStart(3, '0')) ?? 0)
  }
  const discounts = split(Math.min(discount, subtotal), gross)
  const taxes = split(tax, [...gross.map((each, index) => each - (discounts[index] ?? 0)), shipping, ...fees])
  return { units, subtotal, shipping, tax, discount, fees, total, discounts, taxes }
}

function off(field: string): Violation {
  return { field, description: 'must equal the sum of its parts', violatedRule: 'VALIDATION' }
}

function tooFine(field: string, currency: string): Violation {
  const threshold = fractionDigits(currency)
  return {
    field: `${field}.amount`,
    description: `must be an amount of ${currency}, with at most ${threshold} decimals`,
    violatedRule: 'DECIMAL_MAX_SCALE',
    data: { threshold },
  }
}
