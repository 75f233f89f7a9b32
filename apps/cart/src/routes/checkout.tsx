import { languageIn, platform, session } from '@galleria/federation'
import { isPlatformError } from '@galleria/platform-client'
import { updateCurrentCart } from '@galleria/platform-client/cart'
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
} from '@galleria/router'
import { Button, Heading, Notice } from '@galleria/ui'
import { AddressFields } from '../components/AddressFields.tsx'
import { CheckoutPage } from '../components/CheckoutPage.tsx'
import { useFocusFirstError } from '../components/use-focus-first-error.ts'
import { messagesIn, useMessages } from '../messages/index.ts'
import { addressErrors, readAddressForm } from '../rules/address-form.ts'
import { draftFor, needsDelivery, toContactInfo } from '../rules/checkout-draft.ts'
import { contactErrors } from '../rules/contact-errors.ts'
import { draft } from '../state.ts'
import { withKnownBuyer } from './known-buyer.ts'
import { isOutage, readCart } from './read-cart.ts'

export async function loader({ context, request: { signal } }: LoaderFunctionArgs) {
  const [client, shopper] = [context.get(platform), context.get(session)]
  const cart = await readCart(client, shopper, signal)
  if (!cart) throw replace('/cart')
  const { form } = draftFor(cart, draft.get())
  return { cart, form: await withKnownBuyer(form, client, shopper, signal) }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = readAddressForm(await request.formData())
  const t = messagesIn(languageIn(context))
  const errors = addressErrors(form, t)
  if (Object.keys(errors).length > 0) return data({ errors, problem: undefined }, { status: 400 })
  const before = draft.get()
  const sameplace = before?.form?.country === form.country && before.form.postalCode === form.postalCode
  draft.set({ form, ...(sameplace && before.delivery && { delivery: before.delivery }) })
  try {
    const cartInfo = { contactInfo: toContactInfo(form), buyerInfo: { email: form.email } }
    const { cart } = await updateCurrentCart(context.get(platform), { cartInfo })
    return redirect(needsDelivery(cart) ? '/checkout/delivery' : '/checkout/review')
  } catch (error) {
    if (isOutage(error)) return data({ errors: {}, problem: t('outage.text') }, { status: 503 })
    if (isPlatformError(error) && error.violations.length > 0) {
      return data({ errors: contactErrors(error.violations), problem: undefined }, { status: 400 })
    }
    if (isPlatformError(error) && error.status === 404) return redirect('/cart')
    throw error
  }
}

export function Component() {
  const t = useMessages()
  const { cart, form } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const busy = useNavigation().state !== 'idle'
  const formRef = useFocusFirstError(answer)
  return (
    <CheckoutPage step="contact" cart={cart}>
      <Form ref={formRef} method="post" noValidate>
        <Heading level={1}>{t('checkout.contact')}</Heading>
        {answer?.problem && <Notice tone="danger">{answer.problem}</Notice>}
        <AddressFields form={form} errors={answer?.errors ?? {}} />
        <Button type="submit" variant="primary" size="large" pending={busy}>
          {needsDelivery(cart) ? t('checkout.to-delivery') : t('checkout.to-review')}
        </Button>
      </Form>
    </CheckoutPage>
  )
}

export { CheckoutFailed as ErrorBoundary } from '../components/CheckoutFailed.tsx'
