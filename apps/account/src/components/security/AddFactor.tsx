import { Form } from '@galleria/router'
import { Button, Disclosure, Field, useFocusFirstError } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { factorNames } from '../../rules/factor-copy.ts'
import styles from './Factors.module.css'

interface AddFactorProps {
  readonly phoneError: string | undefined
  readonly doing: string | undefined
}

/** The strongest first. */
const types = ['WEBAUTHN', 'TOTP', 'PUSH', 'EMAIL'] as const

export function AddFactor({ phoneError, doing }: AddFactorProps) {
  const t = useMessages()
  const busy = doing !== undefined
  const phone = useFocusFirstError(phoneError)
  return (
    <>
      <h3>{t('security.add')}</h3>
      <div className={styles.choice}>
        <Form method="post">
          <input type="hidden" name="intent" value="enroll" />
          {types.map((type) => (
            <Button key={type} type="submit" name="type" value={type} disabled={busy}>
              {t(factorNames[type])}
            </Button>
          ))}
        </Form>
      </div>
      <Disclosure title={t('security.by-phone')} open={phoneError ? true : undefined}>
        <Form method="post" ref={phone} noValidate className={styles.form}>
          <input type="hidden" name="intent" value="enroll" />
          <Field
            label={t('security.phone')}
            name="phone"
            type="tel"
            autoComplete="tel"
            dir="ltr"
            hint={t('security.phone-hint')}
            error={phoneError}
          />
          <Button type="submit" name="type" value="SMS" disabled={busy}>
            {t('security.by-sms')}
          </Button>
          <Button type="submit" name="type" value="CALL" disabled={busy}>
            {t('security.by-call')}
          </Button>
        </Form>
      </Disclosure>
    </>
  )
}
