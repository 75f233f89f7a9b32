import type { MfaChallenge } from '@galleria/auth'
import { Form } from '@galleria/router'
import { Button, Checkbox, Field } from '@galleria/ui'
import type { Entered } from '../../data/enter.ts'
import { useMessages } from '../../messages/index.ts'
import { factorTasks, isSent } from '../../rules/factor-copy.ts'
import { FormProblem } from './FormProblem.tsx'
import { PasskeyProof } from './PasskeyProof.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PushWait } from './PushWait.tsx'
import { Resend } from './Resend.tsx'
import { useEntry } from './use-entry.ts'

interface FactorChallengeProps {
  readonly challenge: MfaChallenge
  readonly email: string
  readonly sentAt: number
  readonly answer: Entered | undefined
  readonly busy: boolean
}

/** One factor's question, and whether to be asked again on this device. */
export function FactorChallenge({ challenge, email, sentAt, answer, busy }: FactorChallengeProps) {
  const t = useMessages()
  const { errors, leaving, form } = useEntry(answer)
  const { factorType, hint } = challenge
  const remember = <Checkbox name="remember">{t('second.remember')}</Checkbox>
  return (
    <>
      <p>
        {t(factorTasks[factorType])} {hint && <bdi>{hint}</bdi>}
      </p>
      {factorType === 'PUSH' ? (
        <PushWait problem={errors.form}>{remember}</PushWait>
      ) : factorType === 'WEBAUTHN' ? (
        <PasskeyProof challenge={challenge} problem={errors.form ?? errors.code} busy={busy || leaving}>
          {remember}
        </PasskeyProof>
      ) : (
        <Form method="post" ref={form} noValidate>
          {/* For password managers: whose code or password this is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <FormProblem text={errors.form} />
          {factorType === 'PASSWORD' ? (
            <PasswordField
              label={t('password.label')}
              autoComplete="current-password"
              error={errors.password}
            />
          ) : (
            <Field
              label={factorType === 'RECOVERY_CODE' ? t('factor.recovery-code') : t('verify.code')}
              name="code"
              inputMode={factorType === 'RECOVERY_CODE' ? 'text' : 'numeric'}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              required
              error={errors.code}
            />
          )}
          {remember}
          <Button type="submit" variant="primary" size="large" pending={busy || leaving}>
            {t('verify.confirm')}
          </Button>
        </Form>
      )}
      {isSent(factorType) && <Resend sentAt={sentAt} busy={busy} />}
    </>
  )
}
