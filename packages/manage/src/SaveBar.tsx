import { Button, Notice } from '@galleria/ui'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Collisions } from './edit/Collisions.tsx'
import type { Merge } from './edit/merge.ts'
import { useSaveKey } from './edit/use-save-key.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { useMessages } from './messages/index.ts'
import type { Outcome } from './outcome.ts'
import styles from './parts.module.css'

export interface SaveBarProps {
  /** Answer of `useSend`. */
  readonly sent: Outcome | undefined
  readonly isSending: boolean
  /** State of `useDraft`. */
  readonly isChanged: boolean
  readonly onReset?: () => void
  /** Puts what was written on top of what somebody saved meanwhile; for a draft without field names. */
  readonly onRestore?: () => void
  /** Merge in place of `onRestore`: fields that nobody else changed keep what was written, and the bar asks for each of the others. */
  readonly merge?: Merge | undefined
  /** Name of a field of the draft, told with its error; needed by `merge`. */
  readonly nameOf?: ((field: string) => string) | undefined
  /** Words of the button, where a page has several forms. */
  readonly saveLabel?: string
  /** False where there is nothing to save yet: the button is not shown. */
  readonly canSave?: boolean
  readonly children?: ReactNode
}

/** Bar below an editor: saves, says what became of it, and guards what is not saved. */
export function SaveBar(props: SaveBarProps) {
  const { sent, isSending, isChanged, onReset, onRestore, merge, saveLabel, children } = props
  const { canSave = true, nameOf = String } = props
  const t = useMessages()
  const buttons = useRef<HTMLDivElement>(null)
  const errors = sent?.errors
  useSaveKey(buttons, isChanged && !isSending)
  const isStale = sent?.stale === true && !isSending
  const applyMerge = useEffectEvent(() => merge?.apply())
  const version = merge?.version
  // The newer version may come after the refusal.
  useEffect(() => {
    if (isStale && version) applyMerge()
  }, [isStale, version])
  // Move the focus to the first problem.
  useEffect(() => {
    const form = errors && buttons.current?.closest('form')
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return (
    <>
      <LeaveGuard when={isChanged && !isSending} />
      <div ref={buttons} className={styles.buttons} data-save-bar>
        {canSave && (
          <Button type="submit" variant="primary" pending={isSending}>
            {saveLabel ?? t('save.do')}
          </Button>
        )}
        {isChanged && onReset && (
          <Button variant="quiet" onClick={onReset}>
            {t('save.reset')}
          </Button>
        )}
        {children}
      </div>
      <div role="status">{sent?.done && !isChanged && !isSending && <p>{t('save.done')}</p>}</div>
      {isStale && merge && <Collisions merge={merge} nameOf={nameOf} />}
      {sent?.problem && !(isStale && merge) && (
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
                  {nameOf(field.split('.').at(-1) ?? field)}: {error}
                </bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
