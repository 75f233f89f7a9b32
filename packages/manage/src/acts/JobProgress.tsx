import { useFormat } from '@galleria/i18n'
import { Button, VisuallyHidden } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import styles from './acts.module.css'

export interface JobProgressProps {
  /** Name of the job: `Importing products`. */
  readonly label: string
  readonly done: number
  /** Unknown until the job has counted. */
  readonly total?: number | undefined
  readonly failed?: number | undefined
  readonly state: 'running' | 'done' | 'failed'
  readonly onStop?: (() => void) | undefined
}

/** Progress of a job; it announces the beginning and the end, not each step. */
export function JobProgress({ label, done, total, failed = 0, state, onStop }: JobProgressProps) {
  const t = useMessages()
  const format = useFormat()
  const said = {
    running: t('job.running', { label }),
    done: t('job.done', { label }),
    failed: t('job.failed', { label }),
  }
  return (
    <div className={styles.job} data-state={state}>
      <div className={styles.line}>
        <span>{state === 'running' ? label : said[state]}</span>
        <span className={styles.count}>
          {total === undefined
            ? format.number(done)
            : t('job.of', { done: format.number(done), total: format.number(total) })}
        </span>
      </div>
      <progress
        className={styles.progress}
        aria-label={label}
        max={total === undefined ? undefined : Math.max(1, total)}
        value={total === undefined ? undefined : total === 0 && state === 'done' ? 1 : done}
      />
      <div className={styles.line}>
        {failed > 0 && <span className={styles.failed}>{t('job.errors', { count: failed })}</span>}
        {state === 'running' && onStop && (
          <Button size="small" onClick={onStop}>
            {t('job.stop')}
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{said[state]}</VisuallyHidden>
    </div>
  )
}
