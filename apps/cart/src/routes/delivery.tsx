import { languageIn, session } from '@galleria/federation'
import { loadCountryForms } from '@galleria/page-parts/address'
import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  replace,
  useActionData,
  useLoaderData,
  useNavigation,
  useRevalidator,
} from '@galleria/router'
import { Button, ButtonLink, Heading, Notice, VisuallyHidden } from '@galleria/ui'
import { useState } from 'react'
import { CheckoutPage } from '../components/checkout/CheckoutPage.tsx'
import { DeliveryOptions } from '../components/DeliveryOptions.tsx'
import { useMoney } from '../components/use-money.ts'
import { lookAt } from '../data/look.ts'
import { isPlain } from '../data/plain/is-plain.ts'
import { cartApi } from '../data/purchase/open.ts'
import { lastSeen, readCart, readCartOrLast } from '../data/read-cart.ts'
import { messagesIn, useMessages } from '../messages/index.ts'
import { type CheckoutDraft, draftFor, needsDelivery, toAddress } from '../rules/checkout/checkout-draft.ts'
import { missingStep } from '../rules/checkout/missing-step.ts'
import type { DeliveryChoice } from '../rules/model/index.ts'
import { destination, draft } from '../state.ts'

export async function loader({ context, request: { signal } }: LoaderFunctionArgs) {
  const shopper = context.get(session)
  const api = await cartApi(context)
  const cart = lastSeen(shopper) ?? (await readCartOrLast(api, shopper, signal))
  if (!cart) throw replace('/cart')
  const { form, billing, delivery } = draftFor(cart, draft.get())
  const forms = await loadCountryForms([form.country, billing?.country], languageIn(context))
  const missing = missingStep(cart, { form, billing }, forms)
  if (missing && missing !== '/checkout/delivery') throw replace(missing)
  if (!needsDelivery(cart)) throw replace('/checkout/review')
  const going = { address: toAddress(form), delivery: wantedOf(delivery), orFirst: true }
  const found = await lookAt(api, shopper, going, signal)
  if (!found.cart) throw replace('/cart')
  if (!needsDelivery(found.cart)) throw replace('/checkout/review')
  const code = found.totals?.delivery?.code
  return {
    cart: found.cart,
    choices: found.totals?.deliveries ?? [],
    chosen: code,
    totals: code ? found.totals : null,
    answered: found.totals !== null,
    city: form.city,
  }
}

/** Way that was chosen here, else the one that the cart's page was asked for. */
function wantedOf(chosen: CheckoutDraft['delivery']): CheckoutDraft['delivery'] {
  const estimated = destination.get()?.delivery
  return chosen ?? (estimated ? { code: estimated } : undefined)
}

export async function action({ context, request }: ActionFunctionArgs) {
  const value = String((await request.formData()).get('delivery') ?? '')
  const shopper = context.get(session)
  const api = await cartApi(context)
  const cart = await readCart(api, shopper)
  if (!cart) return redirect('/cart')
  const order = draftFor(cart, draft.get())
  const totals = await api.totals({ address: toAddress(order.form) })
  const choice = totals?.deliveries.find(({ option }) => option.code === value)
  const t = messagesIn(languageIn(context))
  if (!choice) return data({ problem: t('delivery.choose') }, { status: 422 })
  draft.set({ ...order, delivery: selection(choice) })
  // V2 keeps it in the cart, and the server writes for a form alone.
  if (typeof document === 'undefined' && isPlain(context))
    await api.totals({ address: toAddress(order.form), delivery: selection(choice) })
  return redirect('/checkout/review')
}

const selection = ({ carrierId, option }: DeliveryChoice) => ({ carrierId, code: option.code })

export function Component() {
  const t = useMessages()
  const { cart, choices, chosen, totals, answered, city } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const busy = useNavigation().state !== 'idle'
  const moneyText = useMoney()
  const { state, revalidate } = useRevalidator()
  const [picked, setPicked] = useState(chosen)
  /** Kept at once, so that what it comes to with it is asked for. */
  const pick = (code: string) => {
    const choice = choices.find(({ option }) => option.code === code)
    if (!choice) return
    setPicked(code)
    draft.set({ ...draftFor(cart, draft.get()), delivery: selection(choice) })
    void revalidate()
  }
  const pending = state !== 'idle'
  return (
    <CheckoutPage
      step="delivery"
      cart={cart}
      totals={totals?.priceSummary}
      parts={totals ?? undefined}
      taxed={totals ?? undefined}
      pending={pending}
    >
      <VisuallyHidden role="status">
        {totals &&
          !pending &&
          t('totals.now', { total: moneyText(totals.priceSummary.total, cart.currency) })}
      </VisuallyHidden>
      <Form method="post">
        <Heading level={1}>{t('checkout.delivery')}</Heading>
        {answer?.problem && <Notice tone="danger">{answer.problem}</Notice>}
        {choices.length > 0 ? (
          <>
            <DeliveryOptions
              choices={choices}
              currency={cart.currency}
              name="delivery"
              value={picked}
              onChange={pick}
              headed
            />
            <Button type="submit" variant="primary" size="large" pending={busy}>
              {t('checkout.to-review')}
            </Button>
          </>
        ) : (
          <>
            <Notice tone="warning">
              {answered ? t('delivery.none-to', { city }) : t('delivery.no-options')}
            </Notice>
            <ButtonLink as={Link} to={answered ? '/checkout' : '/checkout/delivery'} variant="primary">
              {answered ? t('delivery.change-address') : t('cart.try-again')}
            </ButtonLink>
          </>
        )}
      </Form>
    </CheckoutPage>
  )
}

export { CheckoutFailed as ErrorBoundary } from '../components/checkout/CheckoutFailed.tsx'
