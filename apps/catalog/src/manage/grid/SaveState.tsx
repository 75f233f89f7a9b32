import { LeaveGuard, parts } from '@galleria/manage'
import { Button, Notice } from '@galleria/ui'
import { useSyncExternalStore } from 'react'
import { useMessages } from '../messages/index.ts'
import type { AnyStore } from './store.ts'

interface Props {
  readonly store: AnyStore
  /** True where space is narrow: buttons are hidden while they do nothing. */
  readonly isNarrow: boolean
}

/** How far saving has come, and undo and redo. */
export function SaveState({ store, isNarrow }: Props) {
  const t = useMessages()
  useSyncExternalStore(store.subscribe, store.version)
  const { left, isFailed } = store.saving
  const isShown = !isNarrow || store.canUndo || store.canRedo
  const isOpen = left > 0 || store.open().length > 0
  return (
    <div className={parts.rows}>
      <LeaveGuard when={isOpen} />
      <div className={parts.buttons}>
        {isShown && (
          <>
            <Button size="small" disabled={!store.canUndo} onClick={() => store.undo()}>
              {t('grid.undo')}
            </Button>
            <Button size="small" disabled={!store.canRedo} onClick={() => store.redo()}>
              {t('grid.redo')}
            </Button>
          </>
        )}
        <p role="status" className={parts.quiet}>
          {left > 0 ? t('grid.saving', { count: left }) : t('grid.saved')}
        </p>
      </div>
      {isFailed && (
        <Notice
          tone="danger"
          action={
            <Button size="small" onClick={store.retry}>
              {t('grid.retry')}
            </Button>
          }
        >
          {t('grid.failed', { count: left })}
        </Notice>
      )}
      {store.windows.problem !== undefined && <Notice tone="danger">{t('grid.unread')}</Notice>}
    </div>
  )
}
