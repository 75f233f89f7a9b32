import { useRestoredFocus } from '@galleria/manage'
import { Button, Notice } from '@galleria/ui'
import { useSyncExternalStore } from 'react'
import { useMessages } from '../messages/index.ts'
import styles from './grid.module.css'
import type { ColumnId } from './rules/columns.ts'
import { textOf } from './rules/text.ts'
import type { AnyStore } from './store.ts'
import { columnName, draftCopy } from './views/column-copy.ts'

/** Cells at once; the others follow as these are decided. */
const MOST = 20

/** Cell by cell: what somebody else changed meanwhile, and what cannot be saved as it is. */
export function OpenCells({ store }: { readonly store: AnyStore }) {
  const t = useMessages()
  useSyncExternalStore(store.subscribe, store.version)
  const part = useRestoredFocus<HTMLDivElement>()
  const open = store.open()
  const contested = open.filter(({ draft }) => draft.state === 'conflict')
  const wrong = open.filter(({ draft }) => draft.state !== 'conflict')
  function nameOf(id: string): string {
    const row = store.viewOf(id)?.row
    return row ? store.kind.nameOf(row) : ''
  }
  const titleOf = (id: ColumnId) =>
    store.kind.columns.find((column) => column.id === id)?.title ?? columnName(id, t)
  return (
    <div {...part} className={styles.panel}>
      {contested.length > 0 && (
        <Notice tone="warning" title={t('conflict.title', { count: contested.length })}>
          <ul className={styles.panel}>
            {contested.slice(0, MOST).map(({ id, column, draft }) => {
              const name = `${nameOf(id)}, ${titleOf(column)}`
              return (
                <li key={`${id} ${column}`}>
                  <bdi>
                    {t('conflict.cell', {
                      name,
                      mine: textOf(draft.to, column, store.speech) || '–',
                      theirs: textOf(draft.theirs, column, store.speech) || '–',
                    })}
                  </bdi>
                  <Button size="small" onClick={() => store.keepMine(id, column)}>
                    {t('conflict.mine', { name })}
                  </Button>
                  <Button size="small" onClick={() => store.forget(id, column)}>
                    {t('conflict.theirs', { name })}
                  </Button>
                </li>
              )
            })}
          </ul>
          {contested.length > 1 && (
            <p className={styles.bar}>
              <Button
                size="small"
                onClick={() => contested.forEach(({ id, column }) => void store.keepMine(id, column))}
              >
                {t('conflict.all-mine')}
              </Button>
              <Button
                size="small"
                onClick={() => contested.forEach(({ id, column }) => void store.forget(id, column))}
              >
                {t('conflict.all-theirs')}
              </Button>
            </p>
          )}
        </Notice>
      )}
      {wrong.length > 0 && (
        <Notice tone="danger" title={t('wrong.title', { count: wrong.length })}>
          <ul className={styles.panel}>
            {wrong.slice(0, MOST).map(({ id, column, draft }) => {
              const name = `${nameOf(id)}, ${titleOf(column)}`
              return (
                <li key={`${id} ${column}`}>
                  <bdi>
                    {name}: “{draft.text ?? textOf(draft.to, column, store.speech)}” – {draftCopy(draft, t)}
                  </bdi>
                  <Button size="small" onClick={() => store.forget(id, column)}>
                    {t('wrong.forget', { name })}
                  </Button>
                </li>
              )
            })}
          </ul>
        </Notice>
      )}
    </div>
  )
}
