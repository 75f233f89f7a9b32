import { Link } from '@galleria/router'
import { Button, ButtonLink, Field, TextLink } from '@galleria/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useMessages } from '../messages/index.ts'
import styles from './grid.module.css'
import { type Face, Photo } from './Photo.tsx'
import { type ColumnId, columns, isWritable, valueAt } from './rules/columns.ts'
import { textOf } from './rules/text.ts'
import type { GridStore, View } from './store.ts'
import { columnName, draftCopy } from './views/column-copy.ts'

/** Camera actions, on telephones alone: the pictures of a product, and adding one. */
export interface Camera {
  faces(ids: readonly string[]): Promise<ReadonlyMap<string, Face>>
  /** Uploads a picture. @returns the error message, if it failed */
  add(id: string, file: File): Promise<string | undefined>
}

interface Props {
  readonly store: GridStore
  readonly camera: Camera
}

/** Products at once. */
const STEP = 25

/** On a telephone: the three things one does on the way. A price, a stock, a photo. */
export function PhoneList({ store, camera }: Props) {
  const t = useMessages()
  useSyncExternalStore(store.subscribe, store.version)
  const [count, setCount] = useState(STEP)
  const most = Math.min(count, store.windows.total)
  const views = Array.from({ length: most }, (_, index) => store.viewAt(index)).filter(
    (view) => view !== undefined,
  )
  const [faces, setFaces] = useState<ReadonlyMap<string, Face>>(new Map())
  const ids = views.map(({ row }) => row.id)
  const missing = ids.filter((id) => !faces.has(id)).join()
  useEffect(() => {
    if (!missing) return
    let isOver = false
    const wanted = missing.split(',')
    // A card without its picture works: nobody is told.
    camera.faces(wanted).then(
      (found) => isOver || setFaces((before) => new Map([...before, ...found])),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [camera, missing])
  async function addPhoto(id: string, file: File) {
    const problem = await camera.add(id, file)
    if (problem === undefined) {
      const found = await camera.faces([id])
      setFaces((before) => new Map([...before, ...found]))
    }
    return problem
  }
  async function more() {
    await store.windows.ensure(0, count + STEP - 1)
    setCount(count + STEP)
  }
  return (
    <>
      <ul className={styles.cards} aria-label={t('products.title')}>
        {views.map((view) => (
          <li key={view.row.id} className={styles.card}>
            <div className={styles.who}>
              <TextLink as={Link} to={`/manage/catalog/products/${view.row.id}`}>
                <bdi>{view.row.name}</bdi>
              </TextLink>
              <Photo
                name={view.row.name}
                face={faces.get(view.row.id)}
                onAdd={(file) => addPhoto(view.row.id, file)}
              />
            </div>
            <div className={styles.pair}>
              <Cell store={store} view={view} id="price" />
              {view.row.variants === 1 ? (
                <Cell store={store} view={view} id="stock" />
              ) : (
                <ButtonLink
                  as={Link}
                  to={`/manage/catalog/inventory?${new URLSearchParams({ q: view.row.name })}`}
                >
                  {t('phone.stock-of', { count: view.row.variants })}
                </ButtonLink>
              )}
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
      error={isOpen ? draftCopy(draft, t) : undefined}
      onBlur={({ target }) =>
        isReadOnly || store.write([{ id: view.row.id, column: id, text: target.value }])
      }
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}
