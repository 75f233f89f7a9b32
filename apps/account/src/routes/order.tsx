import { Widget } from '@galleria/federation'
import { isPlatformError } from '@galleria/platform-client'
import { getOrder } from '@galleria/platform-client/orders'
import { Link, type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Badge, ButtonLink, Card, EmptyState, Heading } from '@galleria/ui'
import { AccountPage } from '../components/AccountPage.tsx'
import { OrderLines } from '../components/OrderLines.tsx'
import { OrderPlaces } from '../components/OrderPlaces.tsx'
import { OrderTotals } from '../components/OrderTotals.tsx'
import { orderDate, orderStatus } from '../rules/order-words.ts'
import { memberOnly } from './member-only.ts'
import styles from './order.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const id = args.params.orderId ?? ''
  return memberOnly(args, async (client, signal) => {
    try {
      return await getOrder(client, { id }, { signal })
    } catch (error) {
      // A malformed id is as unknown as somebody else's.
      if (isPlatformError(error) && (error.status === 404 || error.status === 400)) return { order: null }
      throw error
    }
  })
}

export function Component() {
  const { order } = useLoaderData<typeof loader>()
  if (!order) return <NoOrder />
  const status = orderStatus(order)
  const date = orderDate(order)
  return (
    <AccountPage title={`Order ${order.number}`}>
      <p className={styles.status}>
        <Badge tone={status.tone}>{status.text}</Badge> Placed on <time dateTime={date.iso}>{date.text}</time>
      </p>
      <Widget name="loyalty.order-points" orderId={order.id} />
      <div className={styles.columns}>
        <Card>
          <Heading level={2}>Items</Heading>
          <OrderLines order={order} />
        </Card>
        <div className={styles.side}>
          <Card>
            <Heading level={2}>Totals</Heading>
            <OrderTotals order={order} />
          </Card>
          <OrderPlaces order={order} />
        </div>
      </div>
      <ButtonLink as={Link} to="/account/orders" variant="secondary">
        All orders
      </ButtonLink>
    </AccountPage>
  )
}

function NoOrder() {
  return (
    <AccountPage title="Order not found">
      <EmptyState
        title="We find no such order of yours"
        description="It may belong to another account, or have been placed as a guest."
        action={
          <ButtonLink as={Link} to="/account/orders" variant="primary">
            See my orders
          </ButtonLink>
        }
      />
    </AccountPage>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
