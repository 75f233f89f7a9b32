import { languageIn, platform } from '@galleria/federation'
import { isPlatformError } from '@galleria/platform-client'
import { subscribeToNewsletter } from '@galleria/platform-client/newsletter'
import { type ActionFunctionArgs, Form, useActionData, useNavigation } from '@galleria/router'
import { Button, Field, Notice, useFocusFirstError } from '@galleria/ui'
import { AccountCard } from '../components/AccountCard.tsx'
import { FormProblem } from '../components/sign-in/FormProblem.tsx'
import { type NewsletterAnswer, sources } from '../data/newsletter.ts'
import { messagesIn, useMessages } from '../messages/index.ts'
import { checkEmail } from '../rules/credentials.ts'
import { waitCopy } from '../rules/wait-copy.ts'

export async function action({ context, request }: ActionFunctionArgs): Promise<NewsletterAnswer> {
  const form = await request.formData()
  const t = messagesIn(languageIn(context))
  const email = String(form.get('email') ?? '').trim()
  const source = sources.find((each) => each === form.get('source')) ?? sources[0]
  const wrong = checkEmail(email, t)
  if (wrong) return { errors: { email: wrong } }
  try {
    await subscribeToNewsletter(context.get(platform), { subscriber: { email, source } })
    return { sentTo: email }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    if (error.violations.length > 0) return { errors: { email: t('newsletter.wrong') } }
    return { errors: { form: waitCopy(error, t) ?? t('outage.short') } }
  }
}

export function Component() {
  const t = useMessages()
  const answer = useActionData<NewsletterAnswer>()
  const busy = useNavigation().state !== 'idle'
  const form = useFocusFirstError(answer)
  const { sentTo, errors = {} } = answer ?? {}
  return (
    <AccountCard title={t('newsletter.title')}>
      <p>{t('newsletter.lead')}</p>
      <div role="status">
        {sentTo && !busy && <Notice tone="success">{t('newsletter.sent', { email: sentTo })}</Notice>}
      </div>
      <Form method="post" ref={form} noValidate>
        <FormProblem text={errors.form} />
        <Field
          label={t('newsletter.email')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          error={errors.email}
        />
        <Button type="submit" variant="primary" size="large" pending={busy}>
          {t('newsletter.go')}
        </Button>
      </Form>
      <p>{t('newsletter.consent')}</p>
    </AccountCard>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
