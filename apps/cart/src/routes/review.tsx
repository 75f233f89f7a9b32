import { languageIn, platform, session, site } from '@galleria/federation'
import type { Language } from '@galleria/i18n'
import { loadCountryForms } from '@galleria/page-parts/address'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import type { Cart } from '@galleria/platform-client/cart'
import { type Checkout, getCheckout, updateCheckout } from '@galleria/platform-client/checkout'
import { getMyStoreCredit } from '@galleria/platform-client/store-credit'
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
import { useLeave } from '../components/cart/use-leave.ts'
import { CheckoutPage } from '../components/checkout/CheckoutPage.tsx'
import { Due } from '../components/checkout/Due.tsx'
import { GiftCardForm } from '../components/checkout/GiftCardForm.tsx'
import { ReviewFacts } from '../components/checkout/ReviewFacts.tsx'
import { StoreCreditForm } from '../components/checkout/StoreCreditForm.tsx'
import { TipForm } from '../components/checkout/TipForm.tsx'
import { useMoney } from '../components/use-money.ts'
import { estimate } from '../data/estimate.ts'
import { makeCheckout, paymentUrl } from '../data/make-checkout.ts'
import { isOutage, readCart, readCartOrLast } from '../data/read-cart.ts'
import { messagesIn, useMessages } from '../messages/index.ts'
import { cartNotices } from '../rules/cart/cart-notices.ts'
import {
  type CheckoutDraft,
  checkoutKey,
  draftFor,
  missingStep,
  toAddress,
} from '../rules/checkout/checkout-draft.ts'
import { dueOf } from '../rules/checkout/due.ts'
import { giftCardProblem } from '../rules/checkout/gift-card-problem.ts'
import type { ReviewAnswer } from '../rules/checkout/review-answer.ts'
import { readTip, tipExample } from '../rules/checkout/tip.ts'
import { draft, madeCheckout } from '../state.ts'

export async function loader({ context, request: { signal } }: LoaderFunctionArgs) {
  const client = context.get(platform)
  const shopper = context.get(session)
  const cart = await readCartOrLast(client, shopper, signal)
  if (!cart) throw replace('/cart')
  const order = draftFor(cart, draft.get())
  const forms = await formsOf(order, languageIn(context))
  const missing = missingStep(cart, order, forms)
  if (missing) throw replace(missing)
  const to = { address: toAddress(order.form), delivery: order.delivery }
  const begun = madeCheckout.get()?.key === checkoutKey(cart, order)
  const [totals, checkout, credit] = await Promise.all([
    estimate(client, shopper, to, signal),
    // Only a checkout knows what it comes to with a tip.
    begun || order.tip ? readCheckout(client, cart, order, signal) : null,
    shopper.isMember ? readCredit(client, signal) : undefined,
  ])
  return {
    cart,
    order,
    forms,
    begun,
    totals,
    // With the tip, which an estimate does not know.
    summary: checkout?.priceSummary ?? totals?.priceSummary,
    parts: checkout ?? totals ?? undefined,
    giftCard: checkout?.giftCard,
    // Offered before there is a checkout, which is made when it is used.
    credit: checkout?.storeCredit ?? credit,
    left: checkout?.totalAfterGiftCard,
  }
}

export async function action({ context, request }: ActionFunctionArgs): Promise<ReviewAnswer | Response> {
  const client = context.get(platform)
  const form = await request.formData()
  const t = messagesIn(languageIn(context))
  try {
    const cart = await readCart(client, context.get(session))
    if (!cart) return redirect('/cart')
    const order = draftFor(cart, draft.get())
    const missing = missingStep(cart, order, await formsOf(order, languageIn(context)))
    if (missing) return redirect(missing)
    const intent = form.get('intent')
    const code = String(form.get('code') ?? '').trim()
    if (intent === 'gift-card' && !code) return { giftCardProblem: t('gift-card.enter') }
    const tip = intent === 'tip' ? tipOf(form, cart.currency) : order.tip
    if (tip === undefined && intent === 'tip')
      return { tipProblem: t('address.write-like', { example: tipExample(cart.currency) }) }
    const made = await makeCheckout(client, cart, order)
    const { checkoutId } = made
    if (intent === 'tip') {
      await updateCheckout(client, { checkout: { id: checkoutId }, tip: tip ?? null })
      draft.set({ ...order, tip: tip ?? undefined })
      madeCheckout.set({ ...made, tipped: Boolean(tip) })
      return { done: true }
    }
    if (intent === 'store-credit' || intent === 'remove-store-credit') {
      const useStoreCredit = intent === 'store-credit'
      await updateCheckout(client, { checkout: { id: checkoutId }, useStoreCredit })
      return { done: true }
    }
    if (intent === 'gift-card' || intent === 'remove-gift-card') {
      const giftCardCode = intent === 'gift-card' ? code : null
      await updateCheckout(client, { checkout: { id: checkoutId }, giftCardCode })
      return { done: true }
    }
    return { url: await paymentUrl(client, checkoutId, context.get(site).shellUrl) }
  } catch (error) {
    if (isOutage(error)) return { problem: t('outage.text') }
    const giftCard = giftCardProblem(error)
    if (giftCard) return { giftCardProblem: t(giftCard) }
    if (!isPlatformError(error)) throw error
    madeCheckout.clear()
    if (error.code === 'SITE_MUST_ACCEPT_PAYMENTS') return { problem: t('checkout.no-payments') }
    if (error.violations.some(({ field }) => field.includes('.vatId')))
      return { problem: t('address.tax-id-wrong') }
    return { problem: error.details.applicationError?.description || error.message }
  }
}

const formsOf = ({ form, billing }: CheckoutDraft, language: Language) =>
  loadCountryForms([form.country, billing?.country], language)

/** Undefined where the member has none, or it cannot be had now: the order can be paid without it. */
async function readCredit(client: PlatformClient, signal: AbortSignal): Promise<Checkout['storeCredit']> {
  try {
    const { balance, currency } = (await getMyStoreCredit(client, {}, { signal })).storeCredit
    const money = (amount: string) => ({ amount, currency })
    return Number(balance) > 0 ? { used: false, balance: money(balance), amount: money('0') } : undefined
  } catch (error) {
    if (isPlatformError(error)) return undefined
    throw error
  }
}

const tipOf = (form: FormData, currency: string) =>
  readTip(String(form.get('tip') ?? ''), String(form.get('amount') ?? ''), currency)

/** One that cannot be made or read now is made when it is needed. */
async function readCheckout(
  client: PlatformClient,
  cart: Cart,
  order: CheckoutDraft,
  signal: AbortSignal,
): Promise<Checkout | null> {
  try {
    const { checkoutId } = await makeCheckout(client, cart, order)
    return (await getCheckout(client, { id: checkoutId }, { signal })).checkout
  } catch (error) {
    if (isPlatformError(error)) return null
    throw error
  }
}

export function Component() {
  const t = useMessages()
  const { cart, order, forms, begun, totals, summary, parts, giftCard, credit, left } =
    useLoaderData<typeof loader>()
  const prepaid = left && {
    giftCard: giftCard?.amount,
    storeCredit: credit?.used ? credit.amount : undefined,
    left,
  }
  const payment = useFetcher<ReviewAnswer>()
  const leaving = useLeave(payment.data && 'url' in payment.data ? payment.data.url : undefined)
  const problem = payment.data && 'problem' in payment.data ? payment.data.problem : undefined
  const due = dueOf(parts ?? {})
  const amount = useMoney()
  const notices = cartNotices(cart, totals ?? {}, t, (money) => amount(money, cart.currency))
  const blocked = totals?.violations?.some(({ severity }) => severity === 'ERROR')
  return (
    <CheckoutPage
      step="review"
      cart={cart}
      totals={summary}
      parts={parts}
      taxed={totals ?? undefined}
      tip={summary === totals?.priceSummary ? undefined : order.tip}
      prepaid={prepaid}
    >
      <Heading level={1}>{t('checkout.review')}</Heading>
      <ReviewFacts order={order} formats={forms} note={cart.buyerNote ?? ''} totals={totals} />
      {notices.map(({ text, stops }) => (
        <Notice key={text} tone={stops ? 'danger' : 'warning'}>
          {text} <Link to="/cart">{t('checkout.back')}</Link>
        </Notice>
      ))}
      {!totals && <Notice tone="warning">{t('checkout.no-total')}</Notice>}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <GiftCardForm giftCard={giftCard} />
      {credit && <StoreCreditForm credit={credit} currency={cart.currency} />}
      <TipForm tip={order.tip} currency={cart.currency} />
      {begun && !giftCard && !order.tip && !leaving && payment.state === 'idle' && (
        <Notice>{t('checkout.begun')}</Notice>
      )}
      <payment.Form method="post" action="/checkout/review">
        {summary && (
          <Due amount={due?.now ?? left ?? summary.total} later={due?.later} currency={cart.currency} />
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          disabled={blocked || !totals}
          pending={payment.state !== 'idle' || leaving}
        >
          {t('checkout.pay')}
        </Button>
        <p>{t('checkout.pay-more')}</p>
      </payment.Form>
    </CheckoutPage>
  )
}

export { CheckoutFailed as ErrorBoundary } from '../components/checkout/CheckoutFailed.tsx'
