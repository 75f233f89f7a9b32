import type { FactorType } from '@galleria/auth'
import { Form } from '@galleria/router'
import { Button, Disclosure } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { factorNames } from '../../rules/factor-copy.ts'
import styles from './FactorChoice.module.css'

interface FactorChoiceProps {
  readonly factors: readonly FactorType[]
  /** Collapsed to one line, where a factor was chosen already. */
  readonly folded: boolean
  readonly busy: boolean
}

export function FactorChoice({ factors, folded, busy }: FactorChoiceProps) {
  const t = useMessages()
  if (factors.length === 0) return null
  const choice = (
    <Form method="post" className={styles.choice}>
      <input type="hidden" name="intent" value="choose" />
      {factors.map((type) => (
        <Button key={type} type="submit" name="factor" value={type} disabled={busy}>
          {t(factorNames[type])}
        </Button>
      ))}
    </Form>
  )
  return folded ? <Disclosure title={t('second.another')}>{choice}</Disclosure> : choice
}
