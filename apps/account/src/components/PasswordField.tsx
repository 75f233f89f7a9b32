import { Button, Field } from '@galleria/ui'
import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import styles from './PasswordField.module.css'

interface PasswordFieldProps {
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly error?: string | undefined
  readonly hint?: string | undefined
}

export function PasswordField({ label, autoComplete, error, hint }: PasswordFieldProps) {
  const t = useMessages()
  const [shown, setShown] = useState(false)
  const [caps, setCaps] = useState(false)
  const onKey = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))
  return (
    <div>
      <Field
        label={label}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        error={error}
        hint={hint}
        onKeyDown={onKey}
        onKeyUp={onKey}
        onBlur={() => setCaps(false)}
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
    </div>
  )
}
