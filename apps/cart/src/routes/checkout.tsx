import { languageIn, platform, session, useIsHydrating } from '@galleria/federation'
import { countryChoices } from '@galleria/i18n/addresses'
import { loadCountryForms } from '@galleria/page-parts/address'
import { isPlatformError } from '@galleria/platform-client'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  replace,
  useActionData,
  useLoaderData,
  useNavigation,
  useRevalidator,
} from '@galleria/router'
import { Button, Heading, Notice, toast, useFocusFirstError } from '@galleria/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { CheckoutPage } from '../components/checkout/CheckoutPage.tsx'
import { ContactFields } from '../components/checkout/ContactFields.tsx'
import { useRemainingErrors } from '../components/checkout/use-remaining-errors.ts'
import { askedFields } from '../data/asked-fields.ts'
import { withKnownBuyer } from '../data/known-buyer.ts'
import { isPlain } from '../data/plain/is-plain.ts'
import { isNoCart, isOutage } from '../data/purchase/faults.ts'
import { cartApi } from '../data/purchase/open.ts'
import { readCartOrLast, see } from '../data/read-cart.ts'
import { saveAddress } from '../data/save-address.ts'
import { useSeen } from '../data/use-seen.ts'
import { messagesIn, useMessages } from '../messages/index.ts'
import { addressErrors, countriesOf, readAddressForm } from '../rules/checkout/address-form.ts'
import { draftFor, needsDelivery, toAddress, toContactInfo } from '../rules/checkout/checkout-draft.ts'
import { contactErrors, isOfBill } from '../rules/checkout/contact-errors.ts'
import { asksForFields, withBill } from '../rules/checkout/plain-form.ts'
import { destination, draft } from '../state.ts'

export async function loader({ context, request: { signal } }: LoaderFunctionArgs) {
  const [client, shopper] = [context.get(platform), context.get(session)]
  const [cart, asked] = await Promise.all([
    cartApi(context).then((api) => readCartOrLast(api, shopper, signal)),
    askedFields(client, signal),
  ])
  if (!cart) throw replace('/cart')
  const language = languageIn(context)
  const { form: typed, billing } = draftFor(cart, draft.get(), destination.get())
  const { form, addresses } = await withKnownBuyer(typed, client, shopper, signal, language)
  const forms = await loadCountryForms([form.country, billing?.country ?? form.country], language)
  return {
    cart,
    form,
    billing,
    addresses,
    forms,
    asked,
    countries: countryChoices(language.tag),
    isMember: shopper.isMember,
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData()
  const language = languageIn(context)
  const t = messagesIn(language)
  const [forms, asked] = await Promise.all([
    loadCountryForms(countriesOf(sent, '', 'billing-'), language),
    askedFields(context.get(platform)),
  ])
  const form = readAddressForm(sent, forms)
  const hasBill = sent.has('billing-country') && !sent.has('billingSame')
  const billing = hasBill ? readAddressForm(sent, forms, 'billing-') : undefined
  const isOnServer = typeof document === 'undefined' && isPlain(context)
  // A browser still has what was typed.
  const typed = isOnServer ? { form, billing, forms } : undefined
  if (typed && asksForFields(sent))
    return data({ errors: {}, billingErrors: {}, problem: undefined, typed: withBill(typed, sent) })
  const errors = addressErrors(form, forms, t, { asked })
  const billingErrors = billing ? addressErrors(billing, forms, t, { reachable: false }) : {}
  if (Object.keys(errors).length + Object.keys(billingErrors).length > 0)
    return data({ errors, billingErrors, problem: undefined, typed }, { status: 422 })
  const before = draft.get()
  const sameplace = before?.form?.country === form.country && before.form.postalCode === form.postalCode
  draft.set({
    form,
    billing,
    ...(sameplace && before.delivery && { delivery: before.delivery }),
    ...(before?.tip && { tip: before.tip }),
  })
  try {
    const api = await cartApi(context)
    const cart = await api.writeBuyer({
      ...{ email: form.email, contact: toContactInfo(form) },
      ...(billing && { billing: toContactInfo(billing) }),
    })
    see(context.get(session), cart)
    // V2 keeps the first way of delivery in the cart, and the server writes for a form alone.
    if (isOnServer && needsDelivery(cart))
      await api.totals({ address: toAddress(form), delivery: draft.get()?.delivery, orFirst: true })
    if (sent.has('saveAddress') && context.get(session).isMember) {
      const isSaved = await saveAddress(context.get(platform), form)
      if (!isSaved) toast({ title: t('address.not-saved') })
    }
    return redirect(needsDelivery(cart) ? '/checkout/delivery' : '/checkout/review')
  } catch (error) {
    if (isOutage(error))
      return data({ errors: {}, billingErrors: {}, problem: t('outage.text'), typed }, { status: 503 })
    if (isPlatformError(error) && error.violations.length > 0) {
      const billingErrors = contactErrors(error.violations.filter(isOfBill), t)
      const rest = error.violations.filter((violation) => !isOfBill(violation))
      const errors = contactErrors(rest, t)
      return data({ errors, billingErrors, problem: undefined, typed }, { status: 422 })
    }
    if (isNoCart(error)) return redirect('/cart')
    throw error
  }
}

/** Rounds of the form: it begins anew with what this tab keeps, of which the server knew nothing. */
function useRound(): number {
  const { revalidate } = useRevalidator()
  const [wasServed] = useState(useIsHydrating())
  const [round, setRound] = useState(0)
  const onOpen = useEffectEvent(async () => {
    if (!wasServed || !draft.get()) return
    await revalidate()
    setRound(1)
  })
  useEffect(() => void onOpen(), [])
  return round
}

export function Component() {
  const t = useMessages()
  const { cart, addresses, asked, countries, isMember, ...loaded } = useLoaderData<typeof loader>()
  const round = useRound()
  useSeen(cart)
  const answer = useActionData<typeof action>()
  const { form, billing, forms } = answer?.typed ?? loaded
  const busy = useNavigation().state !== 'idle'
  const formRef = useFocusFirstError(answer)
  const { errors, billingErrors, onChange } = useRemainingErrors(answer)
  return (
    <CheckoutPage step="contact" cart={cart}>
      <Form key={round} ref={formRef} method="post" noValidate onChange={onChange}>
        <Heading level={1}>{t('checkout.contact')}</Heading>
        {answer?.problem && <Notice tone="danger">{answer.problem}</Notice>}
        <ContactFields
          form={form}
          billing={billing}
          addresses={addresses}
          forms={forms}
          asked={asked}
          isMember={isMember}
          countries={countries}
          errors={errors}
          billingErrors={billingErrors}
          shipped={needsDelivery(cart)}
          formRef={formRef}
        />
        <Button type="submit" variant="primary" size="large" pending={busy}>
          {needsDelivery(cart) ? t('checkout.to-delivery') : t('checkout.to-review')}
        </Button>
      </Form>
    </CheckoutPage>
  )
}

export { CheckoutFailed as ErrorBoundary } from '../components/checkout/CheckoutFailed.tsx'
