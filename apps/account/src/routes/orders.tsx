import { searchOrders } from '@galleria/platform-client/orders'
import { Link, type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'
import { AccountPage } from '../components/AccountPage.tsx'
import { OrderFilters } from '../components/orders/OrderFilters.tsx'
import { OrderRow } from '../components/orders/OrderRow.tsx'
import { linkTo } from '../components/sign-in/link-to.tsx'
import { memberOnly } from '../data/member-only.ts'
import { useMessages } from '../messages/index.ts'
import { orderFilter } from '../rules/order-filters.ts'
import styles from './orders.module.css'

const pageSize = 10

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url)
  const cursor = searchParams.get('cursor')
  const { name: show, filter } = orderFilter(searchParams.get('show'))
  return memberOnly(args, async (client, signal) => {
    const search = { filter, cursorPaging: { limit: pageSize, ...(cursor && { cursor }) } }
    const { orders, metadata } = await searchOrders(client, { search }, { signal })
    return { orders, show, newer: metadata?.cursors?.prev, older: metadata?.cursors?.next }
  })
}

export function Component() {
  const t = useMessages()
  const { orders, show, newer, older } = useLoaderData<typeof loader>()
  return (
    <AccountPage title={t('orders.title')}>
      <OrderFilters current={show} />
      {orders.length > 0 ? (
        <ul className={styles.orders}>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={show ? t('orders.none-such') : t('orders.none')}
          description={show ? undefined : t('orders.none-more')}
          action={
            show ? undefined : (
              <ButtonLink as={Link} to="/products" variant="primary">
                {t('orders.browse')}
              </ButtonLink>
            )
          }
        />
      )}
      {orders.length === 0 && !show && <p>{t('look-up.guest', { link: linkTo('/orders/look-up') })}</p>}
      {(newer || older) && (
        <nav aria-label={t('orders.pages')} className={styles.pages}>
          {newer && <Link to={{ search: pageOf(show, newer) }}>{t('orders.newer')}</Link>}
          {older && <Link to={{ search: pageOf(show, older) }}>{t('orders.older')}</Link>}
        </nav>
      )}
    </AccountPage>
  )
}

const pageOf = (show: string, cursor: string) => `?${new URLSearchParams({ ...(show && { show }), cursor })}`

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
