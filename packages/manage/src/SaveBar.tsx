import { Button, Notice } from '@galleria/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { LeaveGuard } from './LeaveGuard.tsx'
import { useMessages } from './messages/index.ts'
import type { Outcome } from './outcome.ts'
import styles from './parts.module.css'

interface Props {
  readonly sent: Outcome | undefined
  readonly isSending: boolean
  readonly isChanged: boolean
  readonly onReset?: () => void
  /** Puts what was written on top of what somebody saved meanwhile. */
  readonly onRestore?: () => void
  readonly children?: ReactNode
}

/** Below every editor: saves, says what became of it, and guards what is not saved. */
export function SaveBar({ sent, isSending, isChanged, onReset, onRestore, children }: Props) {
  const t = useMessages()
  const buttons = useRef<HTMLDivElement>(null)
  const errors = sent?.errors
  // Move the focus to the first problem.
  useEffect(() => {
    const form = errors && buttons.current?.closest('form')
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return (
    <>
      <LeaveGuard when={isChanged && !isSending} />
      <div ref={buttons} className={styles.buttons}>
        <Button type="submit" variant="primary" pending={isSending}>
          {t('save.do')}
        </Button>
        {isChanged && onReset && (
          <Button variant="quiet" onClick={onReset}>
            {t('save.reset')}
          </Button>
        )}
        {children}
      </div>
      <div role="status">{sent?.done && !isChanged && !isSending && <p>{t('save.done')}</p>}</div>
      {sent?.problem && (
        <Notice tone="danger">
          <p>{sent.problem}</p>
          {sent.stale && onRestore && !isChanged && (
            <div className={styles.buttons}>
              <Button size="small" onClick={onRestore}>
                {t('save.restore')}
              </Button>
            </div>
          )}
        </Notice>
      )}
      {sent?.errors && (
        <Notice tone="danger" title={t('save.errors')}>
          <ul>
            {Object.entries(sent.errors).map(([field, error]) => (
              <li key={field}>
                <bdi>
                  {field.split('.').at(-1)}: {error}
                </bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
