import { Link } from '@galleria/router'
import { Button, Field, TextLink } from '@galleria/ui'
import { useState, useSyncExternalStore } from 'react'
import { useMessages } from '../messages/index.ts'
import { columnName, draftWords } from './column-words.ts'
import styles from './grid.module.css'
import { type ColumnId, columns, isWritable, valueAt } from './rules/columns.ts'
import { textOf } from './rules/text.ts'
import type { GridStore, View } from './store.ts'

/** Products at once. */
const STEP = 25

/** On a telephone: the two things one changes on the way, price and stock. */
export function PhoneList({ store }: { readonly store: GridStore }) {
  const t = useMessages()
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
  return (
    <>
      <ul className={styles.cards} aria-label={t('products.title')}>
        {views.map((view) => (
          <li key={view.row.id} className={styles.card}>
            <TextLink as={Link} to={`/manage/catalog/products/${view.row.id}`}>
              <bdi>{view.row.name}</bdi>
            </TextLink>
            <div className={styles.pair}>
              <Cell store={store} view={view} id="price" />
              <Cell store={store} view={view} id="stock" />
            </div>
          </li>
        ))}
      </ul>
      {most < store.windows.total && <Button onClick={() => void more()}>{t('phone.more')}</Button>}
    </>
  )
}

function Cell({
  store,
  view,
  id,
}: {
  readonly store: GridStore
  readonly view: View
  readonly id: ColumnId
}) {
  const t = useMessages()
  const column = columns.find((each) => each.id === id)
  const draft = view.drafts.get(id)
  const text = draft?.text ?? textOf(valueAt(view.row, id), id, store.speech)
  const isReadOnly = !column || !isWritable(view.row, column)
  const isOpen = draft && draft.state !== 'waiting' && draft.state !== 'saving'
  return (
    <Field
      key={text}
      label={columnName(id, t)}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={text}
      readOnly={isReadOnly}
      hint={isReadOnly ? t('grid.stock-of-variants') : undefined}
      error={isOpen ? draftWords(draft, t) : undefined}
      onBlur={({ target }) =>
        isReadOnly || store.write([{ id: view.row.id, column: id, text: target.value }])
      }
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}
