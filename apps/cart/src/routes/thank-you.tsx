import { languageIn, platform, session, Widget } from '@galleria/federation'
import { loadAddressFormats } from '@galleria/i18n/addresses'
import { PaymentNotice } from '@galleria/page-parts/payment-notice'
import { useStoreName } from '@galleria/page-parts/use-store-name'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { createPaymentRequest } from '@galleria/platform-client/order-billing'
import { getOrder, type Order } from '@galleria/platform-client/orders'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirectDocument,
  useLoaderData,
} from '@galleria/router'
import { ButtonLink, Card, Container, Heading } from '@galleria/ui'
import type { ReactNode } from 'react'
import { BoughtLines } from '../components/order/BoughtLines.tsx'
import { OrderDelivery } from '../components/order/OrderDelivery.tsx'
import { UnknownOrder } from '../components/order/UnknownOrder.tsx'
import { Totals } from '../components/Totals.tsx'
import { announceCartChange } from '../data/cart-sync.ts'
import type { CartApi } from '../data/purchase/cart-api.ts'
import { isOutage } from '../data/purchase/faults.ts'
import { cartApi } from '../data/purchase/open.ts'
import { readCart } from '../data/read-cart.ts'
import { messagesIn, useMessages } from '../messages/index.ts'
import { checkoutKey, draftFor } from '../rules/checkout/checkout-draft.ts'
import type { Cart } from '../rules/model/index.ts'
import { partsOf } from '../rules/order-parts.ts'
import { destination, draft, madeCheckout, seenPrices } from '../state.ts'
import styles from './thank-you.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('orderId') ?? ''
  const client = context.get(platform)
  const order = await findOrder(client, id, request.signal)
  if (!order) return { order: null, formats: {} }
  const api = await cartApi(context)
  await forgetBoughtCart(api, order, await readCart(api, context.get(session), request.signal))
  const to = order.shippingInfo?.logistics?.shippingDestination?.address?.country
  return { order, formats: await loadAddressFormats([to], languageIn(context).tag) }
}

async function findOrder(client: PlatformClient, id: string, signal: AbortSignal): Promise<Order | null> {
  if (!id) return null
  try {
    return (await getOrder(client, { id }, { signal })).order
  } catch (error) {
    if (isPlatformError(error) && error.status >= 400 && error.status < 500 && error.status !== 429)
      return null
    throw error
  }
}

/** The platform empties the cart of an order; where it has not, an untouched cart of this very checkout is deleted. */
async function forgetBoughtCart(api: CartApi, order: Order, cart: Cart | null): Promise<void> {
  const made = madeCheckout.get()
  if (!made || (order.checkoutId && made.checkoutId !== order.checkoutId)) return
  // A server reads alone to draw a page.
  const isWriting = typeof document !== 'undefined'
  if (cart && isWriting && checkoutKey(cart, draftFor(cart, draft.get())) === made.key)
    await api.forgetBought()
  for (const kept of [draft, madeCheckout, destination, seenPrices]) kept.clear()
  announceCartChange({ alsoHere: true })
}

/** Leads to where what is still owed is paid. */
export async function action({ context, request }: ActionFunctionArgs) {
  const ecomOrderId = new URL(request.url).searchParams.get('orderId') ?? ''
  try {
    const { paymentRequest } = await createPaymentRequest(context.get(platform), { ecomOrderId })
    return redirectDocument(paymentRequest.paymentUrl)
  } catch (error) {
    if (!isPlatformError(error)) throw error
    const t = messagesIn(languageIn(context))
    return { problem: isOutage(error) ? t('outage.text') : t('payment.none') }
  }
}

export function Component() {
  const t = useMessages()
  const store = useStoreName()
  const { order, formats } = useLoaderData<typeof loader>()
  if (!order) return <UnknownOrder />
  const { firstName, lastName } = order.billingInfo?.contactDetails ?? {}
  const email = order.buyerInfo?.email
  return (
    <Container data-boundary="cart" className={styles.page}>
      <title>{t('order.page', { number: order.number, store })}</title>
      <meta name="robots" content="noindex" />
      <header className={styles.header}>
        <Heading level={1}>
          {firstName ? t('order.thanks-named', { name: firstName }) : t('order.thanks')}
        </Heading>
        <p>
          {t('order.number', { b: strong, number: order.number })}
          {email && ` ${t('order.confirmation', { email })}`}
        </p>
        <PaymentNotice order={order} />
        <Widget name="loyalty.order-points" orderId={order.id} />
      </header>
      <Card className={styles.order}>
        <Heading level={2}>{t('order.ordered')}</Heading>
        <BoughtLines lines={order.lineItems} currency={order.currency} />
        <Totals summary={order.priceSummary} parts={partsOf(order)} currency={order.currency} />
      </Card>
      <OrderDelivery order={order} formats={formats} />
      {email && (
        <div className={styles.account}>
          <Widget
            name="account.keep-order"
            email={email}
            firstName={firstName ?? undefined}
            lastName={lastName ?? undefined}
          />
        </div>
      )}
      <ButtonLink as={Link} to="/products" variant="primary">
        {t('order.continue')}
      </ButtonLink>
    </Container>
  )
}

const strong = (children: ReactNode[]) => <strong>{children}</strong>

export { OrderFailed as ErrorBoundary } from '../components/checkout/OrderFailed.tsx'
