import { Link } from '@galleria/router'
import { useMessages } from '../../messages/index.ts'
import { orderFilters } from '../../rules/order-filters.ts'
import styles from './OrderFilters.module.css'

/** Each a link, so that Back and a bookmark lead to the same list. */
export function OrderFilters({ current }: { readonly current: string }) {
  const t = useMessages()
  return (
    <nav aria-label={t('orders.filters')} className={styles.filters}>
      {orderFilters.map(({ name, label }) => (
        <Link
          key={name}
          to={{ pathname: '/account/orders', search: name && `?show=${name}` }}
          aria-current={name === current ? 'page' : undefined}
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
