import { type Block, type TotalsRow, totals } from '../../mailbox/index.ts'
import { minorOf } from '../lines/lines.ts'
import type { OrderRow } from '../read/order-view.ts'
import type { LetterContext } from './context.ts'

/** The order's sums, down to its total. */
export function orderTotals(row: OrderRow, { t, money }: LetterContext): Block {
  const { priceSummary, additionalFees, shippingInfo } = row.document
  const minor = (price: { readonly amount: string } | undefined) => minorOf(price, row.currency)
  const [discount, shipping, tax] = [priceSummary.discount, priceSummary.shipping, priceSummary.tax].map(
    minor,
  )
  const some = (label: string, amount = 0): TotalsRow[] => (amount ? [{ label, value: money(amount) }] : [])
  return totals([
    { label: t('mail.subtotal'), value: money(minor(priceSummary.subtotal)) },
    ...some(t('mail.discount'), -(discount ?? 0)),
    ...(shippingInfo
      ? [{ label: t('mail.delivery'), value: shipping ? money(shipping) : t('mail.delivery-free') }]
      : []),
    ...(additionalFees.length
      ? additionalFees.flatMap(({ code, name, price }) =>
          some(code === 'tip' ? t('mail.tip') : name, minor(price)),
        )
      : some(t('mail.fees'), minor(priceSummary.totalAdditionalFees))),
    ...some(t('mail.tax'), tax),
    { label: t('mail.total'), value: money(minor(priceSummary.total)), isTotal: true },
  ])
}
