import type { OrderLineItem } from '@galleria/platform-client/entities/orders'
import type { Discount } from '../../../domain/pricing/discounts/discount.ts'
import { price } from '../../../domain/pricing/price.ts'
import type { Authority } from '../../../domain/pricing/tax/authority.ts'
import type { LineTotals } from '../../../domain/pricing/totals.ts'
import { minorOf } from '../lines/lines.ts'

/** Price of each further cycle: that agreed for a piece and its tax, less this cycle's discount. */
export function cyclePrice(line: OrderLineItem, currency: string, discount?: Discount): LineTotals {
  const { taxInfo, quantity } = line
  const standard = (taxInfo?.taxBreakdown ?? []).map(
    ({ jurisdiction, jurisdictionType, taxName, rate }): Authority => ({
      jurisdiction: jurisdiction ?? '',
      type: (jurisdictionType ?? 'COUNTRY') as Authority['type'],
      name: taxName ?? '',
      rate: rate ?? '0',
    }),
  )
  const unit = minorOf(line.price, currency)
  const { lines } = price({
    lines: [{ id: line.id, unit, quantity }],
    discounts: discount ? [discount] : [],
    tax: { standard, included: taxInfo?.taxIncludedInPrice === true },
  })
  return lines[0] as LineTotals
}
