import type { Order } from '@galleria/platform-client/orders'
import { isZero, moneyText } from '../rules/money.ts'
import styles from './OrderTotals.module.css'

export function OrderTotals({ order: { priceSummary, currency } }: { readonly order: Order }) {
  const { subtotal, discount, shipping, tax, total } = priceSummary
  const rows: Array<[string, string]> = [['Subtotal', moneyText(subtotal, currency)]]
  if (discount && !isZero(discount))
    rows.push(['Discount', `−${moneyText(discount, currency).replace(/^[-−]/, '')}`])
  if (shipping) rows.push(['Delivery', isZero(shipping) ? 'Free' : moneyText(shipping, currency)])
  if (tax) rows.push(['Tax', moneyText(tax, currency)])
  rows.push(['Total', moneyText(total, currency)])
  return (
    <dl className={styles.totals}>
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
