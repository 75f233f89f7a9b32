import type { Order } from '@galleria/platform-client/orders'
import { useMessages } from '../messages/index.ts'
import styles from './OrderTotals.module.css'
import { useMoney } from './use-money.ts'

export function OrderTotals({ order: { priceSummary, currency } }: { readonly order: Order }) {
  const t = useMessages()
  const moneyText = useMoney()
  const { subtotal, discount, shipping, tax, total, totalAdditionalFees } = priceSummary
  const rows: Array<[string, string]> = [[t('order.subtotal'), moneyText(subtotal, currency)]]
  if (discount && !isZero(discount))
    rows.push([
      t('order.discount'),
      moneyText({ amount: String(-Math.abs(Number(discount.amount))) }, currency),
    ])
  if (shipping)
    rows.push([t('order.delivery'), isZero(shipping) ? t('order.free') : moneyText(shipping, currency)])
  if (totalAdditionalFees && !isZero(totalAdditionalFees))
    rows.push([t('order.fees'), moneyText(totalAdditionalFees, currency)])
  if (tax) rows.push([t('order.tax'), moneyText(tax, currency)])
  rows.push([t('order.total'), moneyText(total, currency)])
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

const isZero = ({ amount }: { readonly amount: string }) => Number(amount) === 0
