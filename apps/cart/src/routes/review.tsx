import { languageIn, platform, session, site } from '@galleria/federation'
import type { Language } from '@galleria/i18n'
import { loadCountryForms } from '@galleria/page-parts/address'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
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
import { Heading, Notice } from '@galleria/ui'
import { useLeave } from '../components/cart/use-leave.ts'
import { CheckoutPage } from '../components/checkout/CheckoutPage.tsx'
import { Due } from '../components/checkout/Due.tsx'
import { GiftCardForm } from '../components/checkout/GiftCardForm.tsx'
import { PayButton } from '../components/checkout/PayButton.tsx'
import { ReviewFacts } from '../components/checkout/ReviewFacts.tsx'
import { StoreCreditForm } from '../components/checkout/StoreCreditForm.tsx'
import { TipForm } from '../components/checkout/TipForm.tsx'
import { useMoney } from '../components/use-money.ts'
import { lostOrder, placeOnce, thankYouPath } from '../data/place-once.ts'
import { isPlain } from '../data/plain/is-plain.ts'
import { usePosted } from '../data/plain/posted.ts'
import type { CartApi, Order } from '../data/purchase/cart-api.ts'
import { isOutage } from '../data/purchase/faults.ts'
import { cartApi } from '../data/purchase/open.ts'
import { paymentUrl } from '../data/purchase/payment-url.ts'
import { readCart, readCartOrLast } from '../data/read-cart.ts'
import { messagesIn, type Say, useMessages } from '../messages/index.ts'
import { cartNotices } from '../rules/cart/cart-notices.ts'
import { type CheckoutDraft, checkoutKey, draftFor } from '../rules/checkout/checkout-draft.ts'
import { dueOf, isSettled } from '../rules/checkout/due.ts'
import { giftCardProblem } from '../rules/checkout/gift-card-problem.ts'
import { missingStep } from '../rules/checkout/missing-step.ts'
import type { ReviewAnswer } from '../rules/checkout/review-answer.ts'
import { readTip, tipExample } from '../rules/checkout/tip.ts'
import type { StoreCredit } from '../rules/model/index.ts'
import { draft, madeCheckout } from '../state.ts'

export async function loader({ context, request: { signal } }: LoaderFunctionArgs) {
  const client = context.get(platform)
  const shopper = context.get(session)
  const api = await cartApi(context)
  const cart = await readCartOrLast(api, shopper, signal)
  if (!cart) throw replace((await lostOrder(api)) ?? '/cart')
  const order = draftFor(cart, draft.get())
  const forms = await formsOf(order, languageIn(context))
  const missing = missingStep(cart, order, forms)
  if (missing) throw replace(missing)
  const begun = madeCheckout.get()?.key === checkoutKey(cart, order)
  const [{ totals, payable }, credit] = await Promise.all([
    api.review({ cart, draft: order }, begun, signal),
    shopper.isMember ? readCredit(client, signal) : undefined,
  ])
  return {
    cart,
    order,
    forms,
    begun,
    totals,
    // With the tip, which an estimate does not know.
    summary: payable?.priceSummary ?? totals?.priceSummary,
    parts: payable ?? totals ?? undefined,
    giftCard: payable?.giftCard,
    // Offered before there is a checkout, which is made when it is used.
    credit: payable?.storeCredit ?? credit,
    left: payable?.left,
    settled: totals !== null && isSettled(payable ?? totals),
  }
}

export async function action(args: ActionFunctionArgs): Promise<ReviewAnswer | Response> {
  const form = await args.request.formData()
  const answer = await pay(args, form)
  if (typeof document === 'undefined' && isPlain(args.context)) {
    const { reviewPlainly } = await import('../data/plain/review-plainly.ts')
    // The router takes redirect and status out of it.
    return reviewPlainly(answer, form) as never
  }
  return answer
}

async function pay({ context }: ActionFunctionArgs, form: FormData): Promise<ReviewAnswer | Response> {
  const t = messagesIn(languageIn(context))
  try {
    const api = await cartApi(context)
    const cart = await readCart(api, context.get(session))
    if (!cart) return redirect((await lostOrder(api)) ?? '/cart')
    const order = draftFor(cart, draft.get())
    const missing = missingStep(cart, order, await formsOf(order, languageIn(context)))
    if (missing) return redirect(missing)
    const changed = await change(api, { cart, draft: order }, form, t)
    if (changed) return changed
    const shown = String(form.get('shown') ?? '') || undefined
    if (form.get('intent') === 'place') {
      const placement = await placeOnce(api, { cart, draft: order }, shown)
      if ('placed' in placement) return redirect(thankYouPath(placement.orderId))
      if ('pricesChanged' in placement) return { problem: t('checkout.prices-changed') }
    }
    const handover = await api.checkOut({ cart, draft: order }, shown)
    if ('pricesChanged' in handover) return { problem: t('checkout.prices-changed') }
    const { shellUrl } = context.get(site)
    return { url: await paymentUrl(context.get(platform), handover.checkoutId, shellUrl) }
  } catch (error) {
    if (isOutage(error)) return { problem: t('outage.text') }
    if (!isPlatformError(error)) throw error
    madeCheckout.clear()
    if (error.code === 'SITE_MUST_ACCEPT_PAYMENTS') return { problem: t('checkout.no-payments') }
    if (error.violations.some(({ field }) => field.includes('.vatId')))
      return { problem: t('address.tax-id-wrong') }
    return { problem: error.details.applicationError?.description || error.message }
  }
}

/** Changes what is paid and by what; undefined where the form asks for the payment itself. */
async function change(api: CartApi, order: Order, form: FormData, t: Say): Promise<ReviewAnswer | undefined> {
  const { currency } = order.cart
  switch (form.get('intent')) {
    case 'tip': {
      const tip = readTip(String(form.get('tip') ?? ''), String(form.get('amount') ?? ''), currency)
      if (tip === undefined) return { tipProblem: t('address.write-like', { example: tipExample(currency) }) }
      await api.giveTip(order, tip)
      draft.set({ ...order.draft, tip: tip ?? undefined })
      return { done: true }
    }
    case 'store-credit':
    case 'remove-store-credit':
      await api.useStoreCredit(order, form.get('intent') === 'store-credit')
      return { done: true }
    case 'gift-card': {
      const code = String(form.get('code') ?? '').trim()
      if (!code) return { giftCardProblem: t('gift-card.enter') }
      const reason = await api.useGiftCard(order, code)
      return reason ? { giftCardProblem: t(giftCardProblem[reason]) } : { done: true }
    }
    case 'remove-gift-card':
      await api.useGiftCard(order, null)
      return { done: true }
    default:
      return undefined
  }
}

const formsOf = ({ form, billing }: CheckoutDraft, language: Language) =>
  loadCountryForms([form.country, billing?.country], language)

/** Undefined where the member has none, or it cannot be had now: the order can be paid without it. */
async function readCredit(client: PlatformClient, signal: AbortSignal): Promise<StoreCredit | undefined> {
  try {
    const { balance } = (await getMyStoreCredit(client, {}, { signal })).storeCredit
    const money = (amount: string) => ({ amount })
    return Number(balance) > 0 ? { used: false, balance: money(balance), amount: money('0') } : undefined
  } catch (error) {
    if (isPlatformError(error)) return undefined
    throw error
  }
}

export function Component() {
  const t = useMessages()
  const { cart, order, forms, begun, totals, summary, parts, giftCard, credit, left, settled } =
    useLoaderData<typeof loader>()
  const prepaid = left && {
    giftCard: giftCard?.amount,
    storeCredit: credit?.used ? credit.amount : undefined,
    left,
  }
  const payment = useFetcher<ReviewAnswer>()
  const leaving = useLeave(payment.data && 'url' in payment.data ? payment.data.url : undefined)
  const posted = usePosted()
  const problem = payment.data && 'problem' in payment.data ? payment.data.problem : posted?.problem
  const due = dueOf(parts ?? {})
  const amount = useMoney()
  const notices = cartNotices(cart, totals?.problems ?? [], t, (money) => amount(money, cart.currency))
  const blocked = totals?.problems.some(({ stops }) => stops)
  return (
    <CheckoutPage
      step="review"
      cart={cart}
      totals={summary}
      parts={parts}
      taxed={totals ?? undefined}
      tip={summary === totals?.priceSummary ? undefined : order.tip}
      prepaid={prepaid}
      settled={settled}
    >
      <Heading level={1}>{t('checkout.review')}</Heading>
      <ReviewFacts order={order} formats={forms} note={cart.note} totals={totals} />
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
      {begun && !settled && !giftCard && !order.tip && !leaving && payment.state === 'idle' && (
        <Notice>{t('checkout.begun')}</Notice>
      )}
      <payment.Form method="post" action="/checkout/review">
        {summary && <input type="hidden" name="shown" value={summary.total.amount} />}
        {summary && (
          <Due amount={due?.now ?? left ?? summary.total} later={due?.later} currency={cart.currency} />
        )}
        <PayButton
          isSettled={settled}
          disabled={blocked || !totals}
          pending={payment.state !== 'idle' || leaving}
        />
      </payment.Form>
    </CheckoutPage>
  )
}

export { CheckoutFailed as ErrorBoundary } from '../components/checkout/CheckoutFailed.tsx'
