import { Icon, VisuallyHidden } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { MIN_PASSWORD, passwordRules } from '../../rules/password-rules.ts'
import styles from './PasswordRules.module.css'

interface PasswordRulesProps {
  readonly id: string
  readonly password: string
  readonly email: string
}

/** Rules of a password, ticked off during typing. */
export function PasswordRules({ id, password, email }: PasswordRulesProps) {
  const t = useMessages()
  const met = passwordRules(password, email)
  const rules = [
    { text: t('password.rule-length', { least: MIN_PASSWORD }), met: met.length },
    { text: t('password.rule-email'), met: met.email },
    { text: t('password.rule-repeat'), met: met.repeat },
  ]
  const kept = rules.filter((rule) => rule.met).length
  return (
    <div id={id} className={styles.rules}>
      <ul>
        {rules.map((rule) => (
          <li key={rule.text} data-met={rule.met || undefined}>
            <span className={styles.mark}>{rule.met && <Icon name="check" size={16} />}</span>
            {rule.text}
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">
        {password && t('password.rules-met', { met: kept, all: rules.length })}
      </VisuallyHidden>
    </div>
  )
}
