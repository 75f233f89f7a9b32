import { violations } from '../../../base/errors.ts'
import { fractionDigits, fromDecimal, type Minor } from '../../../domain/money/money.ts'
import { sum } from '../../../domain/pricing/amounts.ts'
import type { CatalogOverrides } from './catalog-overrides.ts'
import type { CustomLineItem } from './custom-line.ts'
import type { OwnAmounts } from './details.ts'

/** The merchant's own prices in the smallest unit of the store's currency; more decimals than it has are refused. */
export function ownAmounts(
  line: CustomLineItem | CatalogOverrides,
  currency: string,
  at: string,
): OwnAmounts {
  const minor = (field: string, text: string | null | undefined): Minor | undefined => {
    if (text === null || text === undefined) return undefined
    const amount = fromDecimal(text, currency)
    if (amount === undefined) throw tooFine(`${at}.${field}`, currency)
    return amount
  }
  const groups = 'modifierGroups' in line ? line.modifierGroups : []
  const modifiers = groups.flatMap((group, index) =>
    group.modifiers.map(
      ({ price, quantity }, place) =>
        (minor(`modifierGroups[${index}].modifiers[${place}].price`, price) ?? 0) * (quantity ?? 1),
    ),
  )
  return {
    price: minor('price', line.price),
    fullPrice: minor('fullPrice', line.fullPrice),
    deposit: minor('depositAmount', line.depositAmount),
    modifiers: sum(modifiers),
  }
}

/** @throws ApiError 400 for an amount that the store's currency does not have: it would count as nothing */
export function refuseOddDiscounts(
  discounts: readonly { readonly amount?: string | null | undefined }[] | null | undefined,
  currency: string,
  at = 'merchantDiscounts',
): void {
  for (const [index, { amount }] of (discounts ?? []).entries())
    if (amount && fromDecimal(amount, currency) === undefined)
      throw tooFine(`${at}[${index}].amount`, currency)
}

/** Refusal of an amount that the currency does not have. */
export function tooFine(field: string, currency: string) {
  const threshold = fractionDigits(currency)
  return violations([
    {
      field,
      description: `must be an amount of ${currency}, with at most ${threshold} decimals`,
      violatedRule: 'DECIMAL_MAX_SCALE',
      data: { threshold },
    },
  ])
}
