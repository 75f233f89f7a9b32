import { languageIn, platform, Widget } from '@galleria/federation'
import { PaymentNotice } from '@galleria/page-parts/payment-notice'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { getOrder, type Order } from '@galleria/platform-client/orders'
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'
import { AccountPage } from '../components/AccountPage.tsx'
import { OrderDetail } from '../components/orders/OrderDetail.tsx'
import { linkTo } from '../components/sign-in/link-to.tsx'
import { memberOnly } from '../data/member-only.ts'
import { actOnOrder, type OrderAnswer } from '../data/order-action.ts'
import { orderFormats } from '../data/order-formats.ts'
import { readPapers } from '../data/order-papers.ts'
import { messagesIn, useMessages } from '../messages/index.ts'

export async function loader(args: LoaderFunctionArgs) {
  const id = args.params.orderId ?? ''
  return memberOnly(args, async (client, signal) => {
    const [order, papers] = await Promise.all([find(client, id, signal), readPapers(client, id, signal)])
    const formats = order ? await orderFormats(order, languageIn(args.context)) : {}
    return { order, formats, papers }
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

export async function action(args: ActionFunctionArgs): Promise<OrderAnswer | Response> {
  const { context, request, params } = args
  const form = await request.formData()
  const order = await find(context.get(platform), params.orderId ?? '', request.signal)
  const t = messagesIn(languageIn(context))
  if (!order) return { problem: t('order.none-title') }
  return actOnOrder(args, form, order)
}

export function Component() {
  const t = useMessages()
  const { order, formats, papers } = useLoaderData<typeof loader>()
  if (!order) return <NoOrder />
  return (
    <AccountPage title={t('order.number', { number: order.number })}>
      <OrderDetail order={order} formats={formats} papers={papers}>
        <PaymentNotice order={order} />
        <Widget name="loyalty.order-points" orderId={order.id} placed={order.createdDate} />
      </OrderDetail>
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
      <p>{t('look-up.guest', { link: linkTo('/orders/look-up') })}</p>
    </AccountPage>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
