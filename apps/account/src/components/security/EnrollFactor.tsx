import { Form, Link, useSubmit } from '@galleria/router'
import { Button, ButtonLink, Field, Notice, useFocusFirstError } from '@galleria/ui'
import { type FormEvent, useState } from 'react'
import type { Changed } from '../../data/change-security.ts'
import { useMessages } from '../../messages/index.ts'
import styles from './Factors.module.css'
import { QrCode } from './QrCode.tsx'

interface EnrollFactorProps {
  readonly enrolling: NonNullable<Changed['enrolling']>
  readonly error: string | undefined
  readonly busy: boolean
}

/** The proof that a new factor works; only then does it count. */
export default function EnrollFactor({ enrolling, error, busy }: EnrollFactorProps) {
  const t = useMessages()
  const submit = useSubmit()
  const form = useFocusFirstError(error)
  const [failed, setFailed] = useState(false)
  const { totp, webauthn, hint } = enrolling
  const createPasskey = async (event: FormEvent<HTMLFormElement>) => {
    if (!webauthn) return
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setFailed(false)
    try {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const optionsJSON = JSON.parse(webauthn.publicKeyCredentialCreationOptionsJson)
      data.set('credential', JSON.stringify(await startRegistration({ optionsJSON })))
      await submit(data, { method: 'post' })
    } catch {
      setFailed(true)
    }
  }
  return (
    <Form method="post" ref={form} onSubmit={createPasskey} noValidate className={styles.form}>
      <input type="hidden" name="intent" value="activate" />
      <input type="hidden" name="enrolling" value={JSON.stringify(enrolling)} />
      {totp && (
        <>
          <p>{t('security.scan')}</p>
          <QrCode text={totp.uri} label={t('security.qr')} />
          <p>
            {t('security.type-in')} <code className={styles.secret}>{totp.secret}</code>
          </p>
        </>
      )}
      {hint && <p>{t('security.code-sent', { to: hint })}</p>}
      {failed && <Notice tone="danger">{t('second.passkey-failed')}</Notice>}
      {webauthn ? (
        <>
          <p>{t('security.passkey-now')}</p>
          <Field label={t('security.passkey-name')} name="name" maxLength={100} autoComplete="off" />
        </>
      ) : (
        <Field
          label={t('verify.code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          required
          error={error}
        />
      )}
      <Button type="submit" variant="primary" pending={busy}>
        {webauthn ? t('security.passkey-create') : t('verify.confirm')}
      </Button>
      <ButtonLink as={Link} to="/account/security" variant="quiet">
        {t('security.cancel')}
      </ButtonLink>
    </Form>
  )
}
