import { parts as styles } from '@galleria/manage'
import { Button, Disclosure, Field } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'

interface Props {
  /** Number of the order that the page was asked with. */
  readonly number: string
  readonly isSending: boolean
  readonly onStart: (sent: { intent: 'copy' | 'edit'; number: string }) => void
}

/** A draft from an order: a new one like it, or one that changes it. */
export function StartFromOrder({ number, isSending, onStart }: Props) {
  const t = useMessages()
  const [typed, setTyped] = useState(number)
  const start = (intent: 'copy' | 'edit') => onStart({ intent, number: typed.trim().replace(/^#/, '') })
  return (
    <Disclosure title={t('start.title')} open={Boolean(number)}>
      <div className={styles.form}>
        <Field
          label={t('start.number')}
          inputMode="numeric"
          value={typed}
          maxLength={20}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          hint={t('start.hint')}
        />
        <div className={styles.buttons}>
          <Button pending={isSending} onClick={() => start('copy')}>
            {t('start.copy')}
          </Button>
          <Button pending={isSending} onClick={() => start('edit')}>
            {t('start.edit')}
          </Button>
        </div>
      </div>
    </Disclosure>
  )
}
