import { languageIn, platform, session, site } from '@galleria/federation'
import { isPlatformError } from '@galleria/platform-client'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  replace,
  useFetcher,
  useLoaderData,
} from '@galleria/router'
import { Button, Heading, Notice } from '@galleria/ui'
import { CheckoutPage } from '../components/CheckoutPage.tsx'
import { ReviewFacts } from '../components/ReviewFacts.tsx'
import { useLeave } from '../components/use-leave.ts'
import { messagesIn, useMessages } from '../messages/index.ts'
import { checkoutKey, draftFor, missingStep, toAddress } from '../rules/checkout-draft.ts'
import { draft, madeCheckout } from '../state.ts'
import { estimate } from './estimate.ts'
import { makeCheckout, paymentUrl } from './make-checkout.ts'
import { isOutage, readCart } from './read-cart.ts'

export async function loader({ context, request: { signal } }: LoaderFunctionArgs) {
  const client = context.get(platform)
  const shopper = context.get(session)
  const cart = await readCart(client, shopper, signal)
  if (!cart) throw replace('/cart')
  const order = draftFor(cart, draft.get())
  const missing = missingStep(cart, order)
  if (missing) throw replace(missing)
  const to = { address: toAddress(order.form), delivery: order.delivery }
  const begun = madeCheckout.get()?.key === checkoutKey(cart, order)
  return { cart, order, begun, totals: await estimate(client, shopper, to, signal) }
}

type Answer = { readonly url: string } | { readonly problem: string }

export async function action({ context }: ActionFunctionArgs): Promise<Answer | Response> {
  const client = context.get(platform)
  try {
    const cart = await readCart(client, context.get(session))
    if (!cart) return redirect('/cart')
    const order = draftFor(cart, draft.get())
    const missing = missingStep(cart, order)
    if (missing) return redirect(missing)
    const { checkoutId } = await makeCheckout(client, cart, order)
    return { url: await paymentUrl(client, checkoutId, context.get(site).shellUrl) }
  } catch (error) {
    const t = messagesIn(languageIn(context))
    if (isOutage(error)) return { problem: t('outage.text') }
    if (!isPlatformError(error)) throw error
    madeCheckout.clear()
    return { problem: error.details.applicationError?.description || error.message }
  }
}

export function Component() {
  const t = useMessages()
  const { cart, order, begun, totals } = useLoaderData<typeof loader>()
  const payment = useFetcher<Answer>()
  const leaving = useLeave(payment.data && 'url' in payment.data ? payment.data.url : undefined)
  const problem = payment.data && 'problem' in payment.data ? payment.data.problem : undefined
  const blocked = totals?.violations?.filter(({ severity }) => severity === 'ERROR') ?? []
  return (
    <CheckoutPage step="review" cart={cart} totals={totals?.priceSummary}>
      <Heading level={1}>{t('checkout.review')}</Heading>
      <ReviewFacts order={order} note={cart.buyerNote ?? ''} totals={totals} />
      {[...blocked.map(({ description }) => description ?? t('checkout.blocked'))].map((text) => (
        <Notice key={text} tone="danger">
          {text} <Link to="/cart">{t('checkout.back')}</Link>
        </Notice>
      ))}
      {!totals && <Notice tone="warning">{t('checkout.no-total')}</Notice>}
      {problem && <Notice tone="danger">{problem}</Notice>}
      {begun && !leaving && payment.state === 'idle' && <Notice>{t('checkout.begun')}</Notice>}
      <payment.Form method="post" action="/checkout/review">
        <Button
          type="submit"
          variant="primary"
          size="large"
          disabled={blocked.length > 0 || !totals}
          pending={payment.state !== 'idle' || leaving}
        >
          {t('checkout.pay')}
        </Button>
        <p>{t('checkout.pay-more')}</p>
      </payment.Form>
    </CheckoutPage>
  )
}

export { CheckoutFailed as ErrorBoundary } from '../components/CheckoutFailed.tsx'
