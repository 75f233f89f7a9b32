import { searchOrders } from '@galleria/platform-client/orders'
import { Link, type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'
import { AccountPage } from '../components/AccountPage.tsx'
import { OrderRow } from '../components/OrderRow.tsx'
import { useMessages } from '../messages/index.ts'
import { memberOnly } from './member-only.ts'
import styles from './orders.module.css'

const pageSize = 10

export async function loader(args: LoaderFunctionArgs) {
  const cursor = new URL(args.request.url).searchParams.get('cursor')
  return memberOnly(args, async (client, signal) => {
    const search = { cursorPaging: { limit: pageSize, ...(cursor && { cursor }) } }
    const { orders, metadata } = await searchOrders(client, { search }, { signal })
    return { orders, newer: metadata?.cursors?.prev, older: metadata?.cursors?.next }
  })
}

export function Component() {
  const t = useMessages()
  const { orders, newer, older } = useLoaderData<typeof loader>()
  return (
    <AccountPage title={t('orders.title')}>
      {orders.length > 0 ? (
        <ul className={styles.orders}>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('orders.none')}
          description={t('orders.none-more')}
          action={
            <ButtonLink as={Link} to="/products" variant="primary">
              {t('orders.browse')}
            </ButtonLink>
          }
        />
      )}
      {(newer || older) && (
        <nav aria-label={t('orders.pages')} className={styles.pages}>
          {newer && (
            <Link to={{ search: `?${new URLSearchParams({ cursor: newer })}` }}>{t('orders.newer')}</Link>
          )}
          {older && (
            <Link to={{ search: `?${new URLSearchParams({ cursor: older })}` }}>{t('orders.older')}</Link>
          )}
        </nav>
      )}
    </AccountPage>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
