import { useMessages } from '../messages/index.ts'
import type { Cart } from '../rules/model/index.ts'
import { lessBy } from '../rules/money.ts'
import { namedDiscounts } from '../rules/named-amounts.ts'
import styles from './Totals.module.css'
import { useMoney } from './use-money.ts'

/** Subtotal of the goods before the destination is known, with discounts. */
export function Goods({ cart, pending = false }: { readonly cart: Cart; readonly pending?: boolean }) {
  const t = useMessages()
  const moneyText = useMoney()
  const { subtotal, subtotalAfterDiscounts: after, currency } = cart
  if (!subtotal) return null
  const discount = after && lessBy(after, subtotal)
  const less = discount && after
  return (
    <dl className={styles.totals} aria-busy={pending} data-pending={pending || undefined}>
      <div className={styles.row} data-strong={!less || undefined}>
        <dt>{t('totals.subtotal')}</dt>
        <dd>{moneyText(subtotal, currency)}</dd>
      </div>
      {namedDiscounts(cart, discount, t).map(({ name, amount }, index) => (
        // Rows never move, and two may have one name.
        <div key={index} className={styles.row}>
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <dd>{moneyText({ amount: `-${amount.amount}` }, currency)}</dd>
        </div>
      ))}
      {less && (
        <div className={styles.row} data-strong>
          <dt>{t('totals.discounted')}</dt>
          <dd>{moneyText(less, currency)}</dd>
        </div>
      )}
    </dl>
  )
}
