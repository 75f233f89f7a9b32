import type { Widgets } from '@galleria/federation'
import { useFetcher } from '@galleria/router'
import { Button, Field, Heading, Notice, useFocusFirstError } from '@galleria/ui'
import { FormProblem } from '../components/sign-in/FormProblem.tsx'
import type { NewsletterAnswer } from '../data/newsletter.ts'
import { useMessages } from '../messages/index.ts'
import styles from './Newsletter.module.css'

/** Sign-up for the newsletter where the shopper is; the answer stands below the field. */
export default function Newsletter({ placement }: Widgets['account.newsletter']) {
  const t = useMessages()
  const { Form, state, data } = useFetcher<NewsletterAnswer>()
  const form = useFocusFirstError(data)
  const { sentTo, errors = {} } = data ?? {}
  const isBusy = state !== 'idle'
  const isFooter = placement === 'footer'
  return (
    <section data-boundary="account" className={styles.newsletter} aria-label={t('newsletter.title')}>
      {isFooter && (
        <>
          <Heading level={2} size="md">
            {t('newsletter.title')}
          </Heading>
          <p className={styles.quiet}>{t('newsletter.lead')}</p>
        </>
      )}
      <Form method="post" action="/newsletter" ref={form} noValidate className={styles.form}>
        <FormProblem text={errors.form} />
        <input type="hidden" name="source" value={placement} />
        <div className={styles.line}>
          <Field
            label={t('newsletter.email')}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            error={errors.email}
          />
          <Button type="submit" pending={isBusy}>
            {t('newsletter.go')}
          </Button>
        </div>
      </Form>
      <div role="status">
        {sentTo && !isBusy && <Notice tone="success">{t('newsletter.sent', { email: sentTo })}</Notice>}
      </div>
      <p className={styles.quiet}>{t('newsletter.consent')}</p>
    </section>
  )
}
