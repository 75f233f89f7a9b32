import { languageIn, platform, Widget } from '@galleria/federation'
import { useFormat } from '@galleria/i18n'
import { isPlatformError, isTransientError, type PlatformClient } from '@galleria/platform-client'
import { createPaymentRequest } from '@galleria/platform-client/order-billing'
import { getOrder, type Order } from '@galleria/platform-client/orders'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirectDocument,
  useLoaderData,
} from '@galleria/router'
import { Badge, ButtonLink, Card, EmptyState, Heading } from '@galleria/ui'
import { AccountPage } from '../components/AccountPage.tsx'
import { OrderAgain } from '../components/OrderAgain.tsx'
import { OrderFiles } from '../components/OrderFiles.tsx'
import { OrderLines } from '../components/OrderLines.tsx'
import { OrderParcels } from '../components/OrderParcels.tsx'
import { OrderPlaces } from '../components/OrderPlaces.tsx'
import { OrderTimeline } from '../components/OrderTimeline.tsx'
import { OrderTotals } from '../components/OrderTotals.tsx'
import { PaymentNotice } from '../components/PaymentNotice.tsx'
import { messagesIn, useMessages } from '../messages/index.ts'
import { orderDate, orderStatus } from '../rules/order-words.ts'
import { refundWords } from '../rules/refund-words.ts'
import type { ReorderReport } from '../rules/reorder.ts'
import { memberOnly } from './member-only.ts'
import styles from './order.module.css'
import { readPapers } from './order-papers.ts'
import { reorder } from './reorder.ts'

export async function loader(args: LoaderFunctionArgs) {
  const id = args.params.orderId ?? ''
  return memberOnly(args, async (client, signal) => {
    const [order, papers] = await Promise.all([find(client, id, signal), readPapers(client, id, signal)])
    return { order, papers }
  })
}

async function find(client: PlatformClient, id: string, signal: AbortSignal): Promise<Order | null> {
  try {
    return (await getOrder(client, { id }, { signal })).order
  } catch (error) {
    // A malformed id is as unknown as somebody else's.
    if (isPlatformError(error) && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}

export type OrderAnswer = { readonly report: ReorderReport } | { readonly problem: string }

export async function action({
  context,
  request,
  params,
}: ActionFunctionArgs): Promise<OrderAnswer | Response> {
  const client = context.get(platform)
  const intent = (await request.formData()).get('intent')
  const ecomOrderId = params.orderId ?? ''
  const t = messagesIn(languageIn(context))
  try {
    if (intent === 'pay') {
      const { paymentRequest } = await createPaymentRequest(client, { ecomOrderId })
      return redirectDocument(paymentRequest.paymentUrl)
    }
    const order = await find(client, ecomOrderId, request.signal)
    if (!order) return { problem: t('order.none-title') }
    return { report: await reorder(client, order) }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    return { problem: isTransientError(error) ? t('outage.short') : t('payment.none') }
  }
}

export function Component() {
  const t = useMessages()
  const format = useFormat()
  const { order, papers } = useLoaderData<typeof loader>()
  if (!order) return <NoOrder />
  const status = orderStatus(order)
  const date = orderDate(order)
  const refund = refundWords(papers.refundabilities)
  return (
    <AccountPage title={t('order.number', { number: order.number })}>
      <p className={styles.status}>
        <Badge tone={status.tone}>{t(status.text)}</Badge>{' '}
        {t('order.placed', {
          date: format.date(date),
          time: (children) => <time dateTime={date}>{children}</time>,
        })}
      </p>
      <PaymentNotice order={order} />
      <Widget name="loyalty.order-points" orderId={order.id} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <Card>
            <Heading level={2}>{t('order.items')}</Heading>
            <OrderLines order={order} />
            <OrderAgain />
          </Card>
          <OrderTimeline order={order} />
        </div>
        <div className={styles.side}>
          <Card>
            <Heading level={2}>{t('order.totals')}</Heading>
            <OrderTotals order={order} />
          </Card>
          <OrderPlaces order={order} />
          <OrderParcels order={order} fulfillments={papers.fulfillments} />
          <OrderFiles order={order} invoices={papers.invoices} />
          {refund && (
            <Card>
              <Heading level={2}>{t('refund.title')}</Heading>
              <p>{t(refund)}</p>
            </Card>
          )}
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
