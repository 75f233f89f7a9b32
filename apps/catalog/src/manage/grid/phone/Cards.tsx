import { Button, Field } from '@galleria/ui'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useMessages } from '../../messages/index.ts'
import styles from '../grid.module.css'
import type { ColumnId } from '../rules/columns.ts'
import type { GridRow } from '../rules/kind.ts'
import type { GridStore, View } from '../store.ts'
import { columnName, draftCopy } from '../views/column-copy.ts'

/** Cards at once. */
const STEP = 25

/** First rows of a table for a telephone; `more`, where there are more. */
export function useCards<Row extends GridRow>(store: GridStore<Row>) {
  useSyncExternalStore(store.subscribe, store.version)
  const [count, setCount] = useState(STEP)
  const most = Math.min(count, store.windows.total)
  const views = Array.from({ length: most }, (_, index) => store.viewAt(index)).filter(
    (view) => view !== undefined,
  )
  async function more() {
    await store.windows.ensure(0, count + STEP - 1)
    setCount(count + STEP)
  }
  return { views, more: most < store.windows.total ? more : undefined }
}

interface Props<Row extends GridRow> {
  readonly label: string
  readonly cards: ReturnType<typeof useCards<Row>>
  readonly children: (view: View<Row>) => ReactNode
}

export function Cards<Row extends GridRow>({ label, cards: { views, more }, children }: Props<Row>) {
  const t = useMessages()
  return (
    <>
      <ul className={styles.cards} aria-label={label}>
        {views.map((view) => (
          <li key={view.row.id} className={styles.card}>
            {children(view)}
          </li>
        ))}
      </ul>
      {more && <Button onClick={() => void more()}>{t('phone.more')}</Button>}
    </>
  )
}

interface CellProps<Row extends GridRow> {
  readonly store: GridStore<Row>
  readonly view: View<Row>
  readonly id: ColumnId
}

/** Field of one cell, which is written when one leaves it. */
export function CardCell<Row extends GridRow>({ store, view: { row, drafts }, id }: CellProps<Row>) {
  const t = useMessages()
  const column = store.kind.columns.find((each) => each.id === id)
  const draft = drafts.get(id)
  const text = draft?.text ?? store.kind.shownText(row, id, store.speech)
  const isReadOnly = !column || !store.kind.isWritable(row, column)
  const isOpen = draft && draft.state !== 'waiting' && draft.state !== 'saving'
  return (
    <Field
      key={text}
      label={columnName(id, t)}
      inputMode={id === 'price' ? 'decimal' : 'numeric'}
      autoComplete="off"
      defaultValue={text}
      readOnly={isReadOnly}
      error={isOpen ? draftCopy(draft, t) : undefined}
      onBlur={({ target }) => isReadOnly || store.write([{ id: row.id, column: id, text: target.value }])}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}
