import { languageIn, platform } from '@galleria/federation'
import { isPlatformError } from '@galleria/platform-client'
import { lookUpOrder } from '@galleria/platform-client/order-look-up'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from '@galleria/router'
import { Button, Field, Notice, useFocusFirstError } from '@galleria/ui'
import { AccountCard } from '../components/AccountCard.tsx'
import { FormProblem } from '../components/sign-in/FormProblem.tsx'
import { linkTo } from '../components/sign-in/link-to.tsx'
import { messagesIn, useMessages } from '../messages/index.ts'
import { checkLookUp, type LookUpErrors, orderNumber } from '../rules/look-up.ts'
import { waitCopy } from '../rules/wait-copy.ts'
import { lookedUp } from '../state.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return { number: orderNumber(searchParams.get('number') ?? ''), ended: searchParams.has('ended') }
}

export interface LookUpAnswer {
  readonly errors: LookUpErrors
}

export async function action({ context, request }: ActionFunctionArgs): Promise<LookUpAnswer | Response> {
  const form = await request.formData()
  const t = messagesIn(languageIn(context))
  const [number, email] = [String(form.get('number') ?? ''), String(form.get('email') ?? '').trim()]
  const errors = checkLookUp({ number, email }, t)
  if (Object.keys(errors).length > 0) return { errors }
  try {
    lookedUp.set(await lookUpOrder(context.get(platform), { number: orderNumber(number), email }))
  } catch (error) {
    if (!isPlatformError(error)) throw error
    return { errors: { form: waitCopy(error, t) ?? t('look-up.none') } }
  }
  return redirect('/orders/look-up/order')
}

export function Component() {
  const t = useMessages()
  const { number, ended } = useLoaderData<typeof loader>()
  const answer = useActionData<LookUpAnswer>()
  const busy = useNavigation().state !== 'idle'
  const form = useFocusFirstError(answer)
  const errors = answer?.errors ?? {}
  return (
    <AccountCard title={t('look-up.title')}>
      {ended && !answer && <Notice tone="info">{t('look-up.ended')}</Notice>}
      <p>{t('look-up.intro')}</p>
      <Form method="post" ref={form} noValidate>
        <FormProblem text={errors.form} />
        <Field
          label={t('look-up.number')}
          name="number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={50}
          defaultValue={number}
          required
          error={errors.number}
        />
        <Field
          label={t('look-up.email')}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
        <Button type="submit" variant="primary" size="large" pending={busy}>
          {t('look-up.go')}
        </Button>
      </Form>
      <p>{t('look-up.member', { link: linkTo('/account/orders') })}</p>
    </AccountCard>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
