import { Button, Field } from '@galleria/ui'
import { type KeyboardEvent, useId, useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import styles from './PasswordField.module.css'
import { PasswordRules } from './PasswordRules.tsx'

interface PasswordFieldProps {
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly error?: string | undefined
  /** Email of the account; when given, the rules of a new password stand below the field and are ticked off during typing. */
  readonly newFor?: string
}

export function PasswordField({ label, autoComplete, error, newFor }: PasswordFieldProps) {
  const t = useMessages()
  const rules = useId()
  const [shown, setShown] = useState(false)
  const [caps, setCaps] = useState(false)
  const [typed, setTyped] = useState('')
  const onKey = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))
  const ruled = newFor !== undefined
  return (
    <div className={styles.field}>
      <Field
        label={label}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        error={error}
        {...(ruled && { 'aria-describedby': rules })}
        onKeyDown={onKey}
        onKeyUp={onKey}
        onBlur={() => setCaps(false)}
        onInput={(event) => setTyped(event.currentTarget.value)}
        end={
          <Button
            variant="quiet"
            size="small"
            aria-label={shown ? t('password.hide-password') : t('password.show-password')}
            onClick={() => setShown(!shown)}
          >
            {shown ? t('password.hide') : t('password.show')}
          </Button>
        }
      />
      <p role="status" className={styles.caps}>
        {caps && t('password.caps')}
      </p>
      {ruled && <PasswordRules id={rules} password={typed} email={newFor} />}
    </div>
  )
}
