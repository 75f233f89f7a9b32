import { Widget } from '@galleria/federation'
import { useFormat } from '@galleria/i18n'
import { isPlatformError } from '@galleria/platform-client'
import { getOrder } from '@galleria/platform-client/orders'
import { Link, type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Badge, ButtonLink, Card, EmptyState, Heading } from '@galleria/ui'
import { AccountPage } from '../components/AccountPage.tsx'
import { OrderLines } from '../components/OrderLines.tsx'
import { OrderPlaces } from '../components/OrderPlaces.tsx'
import { OrderTotals } from '../components/OrderTotals.tsx'
import { useMessages } from '../messages/index.ts'
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
  const t = useMessages()
  const format = useFormat()
  const { order } = useLoaderData<typeof loader>()
  if (!order) return <NoOrder />
  const status = orderStatus(order)
  const date = orderDate(order)
  return (
    <AccountPage title={t('order.number', { number: order.number })}>
      <p className={styles.status}>
        <Badge tone={status.tone}>{t(status.text)}</Badge>{' '}
        {t('order.placed', {
          date: format.date(date),
          time: (children) => <time dateTime={date}>{children}</time>,
        })}
      </p>
      <Widget name="loyalty.order-points" orderId={order.id} />
      <div className={styles.columns}>
        <Card>
          <Heading level={2}>{t('order.items')}</Heading>
          <OrderLines order={order} />
        </Card>
        <div className={styles.side}>
          <Card>
            <Heading level={2}>{t('order.totals')}</Heading>
            <OrderTotals order={order} />
          </Card>
          <OrderPlaces order={order} />
        </div>
      </div>
      <ButtonLink as={Link} to="/account/orders" variant="secondary">
        {t('order.all')}
      </ButtonLink>
    </AccountPage>
  )
}

function NoOrder() {
  const t = useMessages()
  return (
    <AccountPage title={t('order.none')}>
      <EmptyState
        title={t('order.none-title')}
        description={t('order.none-more')}
        action={
          <ButtonLink as={Link} to="/account/orders" variant="primary">
            {t('order.see-mine')}
          </ButtonLink>
        }
      />
    </AccountPage>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
