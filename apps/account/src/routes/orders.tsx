import { searchOrders } from '@galleria/platform-client/orders'
import { Link, type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'
import { AccountPage } from '../components/AccountPage.tsx'
import { OrderRow } from '../components/OrderRow.tsx'
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
  const { orders, newer, older } = useLoaderData<typeof loader>()
  return (
    <AccountPage title="My orders">
      {orders.length > 0 ? (
        <ul className={styles.orders}>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No orders yet"
          description="What you order will stand here, with its status and its points."
          action={
            <ButtonLink as={Link} to="/products" variant="primary">
              Browse the store
            </ButtonLink>
          }
        />
      )}
      {(newer || older) && (
        <nav aria-label="Pages of orders" className={styles.pages}>
          {newer && <Link to={{ search: `?${new URLSearchParams({ cursor: newer })}` }}>Newer orders</Link>}
          {older && <Link to={{ search: `?${new URLSearchParams({ cursor: older })}` }}>Older orders</Link>}
        </nav>
      )}
    </AccountPage>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
