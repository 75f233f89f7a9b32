import type { Order } from '@galleria/platform-client/orders'
import { useMessages } from '../../messages/index.ts'
import { namedFees } from '../../rules/named-fees.ts'
import { useMoney } from '../use-money.ts'
import styles from './OrderTotals.module.css'

export function OrderTotals({ order }: { readonly order: Order }) {
  const { priceSummary, currency } = order
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
  const fees = namedFees(order)
  for (const { code, name, price } of fees)
    rows.push([code === 'tip' ? t('order.tip') : name, moneyText(price, currency)])
  if (fees.length === 0 && totalAdditionalFees && !isZero(totalAdditionalFees))
    rows.push([t('order.fees'), moneyText(totalAdditionalFees, currency)])
  if (tax) rows.push([t('order.tax'), moneyText(tax, currency)])
  rows.push([t('order.total'), moneyText(total, currency)])
  return (
    <dl className={styles.totals}>
      {rows.map(([term, text], index) => (
        // Two fees may have one name, and rows never move.
        <div key={index}>
          <dt>
            <bdi>{term}</bdi>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const isZero = ({ amount }: { readonly amount: string }) => Number(amount) === 0
