import { Button, Notice } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import styles from './draft.module.css'
import type { Autosave } from './use-autosave.ts'

/** State of the autosave; typed text stays in its field after a failure. */
export function SaveLine({ save }: { readonly save: Autosave }) {
  const t = useMessages()
  const { state, errors, problem, flush } = save
  if (state !== 'failed')
    return (
      <p role="status" className={styles.quiet}>
        {state === 'saved' ? t('save.saved') : t('save.saving')}
      </p>
    )
  const more = Object.values(errors)
  return (
    <Notice
      tone="danger"
      title={t('save.failed')}
      action={
        problem && (
          <Button size="small" onClick={flush}>
            {t('save.again')}
          </Button>
        )
      }
    >
      <p>{problem ?? more.join(' ')}</p>
    </Notice>
  )
}
