import { Form } from '@galleria/router'
import { Button, useFocusFirstError } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import styles from '../security/Factors.module.css'
import { PasswordField } from './PasswordField.tsx'

interface NewPasswordFormProps {
  readonly email: string
  readonly error: string | undefined
  readonly busy: boolean
}

export function NewPasswordForm({ email, error, busy }: NewPasswordFormProps) {
  const t = useMessages()
  const form = useFocusFirstError(error)
  return (
    <Form method="post" ref={form} noValidate className={styles.form}>
      <input type="hidden" name="intent" value="password" />
      {/* For password managers: whose password this is. */}
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <PasswordField
        label={t('new-password.label')}
        autoComplete="new-password"
        error={error}
        newFor={email}
      />
      <p className={styles.hint}>{t('security.password-hint')}</p>
      <Button type="submit" variant="primary" pending={busy}>
        {t('security.password-change')}
      </Button>
    </Form>
  )
}
