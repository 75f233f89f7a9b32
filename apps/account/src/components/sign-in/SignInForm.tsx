import { Link } from '@galleria/router'
import { Button, Field, Notice, TextLink } from '@galleria/ui'
import type { ComponentType, ReactNode, Ref } from 'react'
import type { Entered } from '../../data/enter.ts'
import { useMessages } from '../../messages/index.ts'
import { withReturnTo } from '../../rules/return-to.ts'
import { CaptchaWhenAsked } from './CaptchaWhenAsked.tsx'
import { FormProblem } from './FormProblem.tsx'
import { linkTo } from './link-to.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useEntry } from './use-entry.ts'
import { useTakesPasskeys } from './use-takes-passkeys.ts'

interface PostForm {
  readonly method: 'post'
  readonly action?: string
  readonly ref?: Ref<HTMLFormElement>
  readonly noValidate?: boolean
  readonly children: ReactNode
}

interface SignInFormProps {
  /** The router's, for a page; a fetcher's, for a dialog. */
  readonly form: ComponentType<PostForm>
  readonly action?: string
  readonly answer: Entered | undefined
  readonly busy: boolean
  /** Form data in flight; undefined when idle. */
  readonly sending: FormData | undefined
  readonly returnTo: string
  /** Address of the member who signs in again, which stays as it is. */
  readonly known?: string | undefined
}

/** E-mail and password, and the ways for who has none, forgot it, or prefers the hosted page. */
export function SignInForm({ form: Form, action, answer, busy, sending, returnTo, known }: SignInFormProps) {
  const t = useMessages()
  const { errors, waiting, captcha, attempt, leaving, form } = useEntry(answer)
  const intent = sending?.get('intent')
  const takesPasskeys = useTakesPasskeys()
  const to = action ? { action } : {}
  return (
    <>
      {waiting && <Notice tone="info">{t('sign-in.approval')}</Notice>}
      <Form method="post" {...to} ref={form} noValidate>
        <FormProblem text={errors.form} />
        <Field
          label={t('sign-in.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          {...(known && { defaultValue: known, readOnly: true })}
          error={errors.email}
        />
        <PasswordField label={t('password.label')} autoComplete="current-password" error={errors.password} />
        <CaptchaWhenAsked kind={captcha} attempt={attempt} />
        <Button type="submit" variant="primary" size="large" pending={(busy && !intent) || leaving}>
          {t('sign-in.go')}
        </Button>
        {takesPasskeys && (
          <Button
            type="submit"
            name="intent"
            value="passkey"
            variant="secondary"
            pending={busy && intent === 'passkey'}
          >
            {t('sign-in.passkey')}
          </Button>
        )}
        <TextLink as={Link} to={withReturnTo('/account/recover', returnTo)}>
          {t('sign-in.forgot')}
        </TextLink>
      </Form>
      <Form method="post" {...to}>
        <Button
          type="submit"
          name="intent"
          value="hosted"
          variant="secondary"
          pending={busy && intent === 'hosted'}
        >
          {t('sign-in.hosted')}
        </Button>
      </Form>
      {!known && <p>{t('sign-in.new', { link: linkTo(withReturnTo('/account/register', returnTo)) })}</p>}
    </>
  )
}
