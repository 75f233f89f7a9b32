import { Icon, IconButton, VisuallyHidden } from '@galleria/ui'
import { type DragEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from './messages/index.ts'
import { moved } from './moved.ts'
import styles from './sortable.module.css'

interface Props<Item> {
  readonly label: string
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** Name of the item in the announcement of its place. */
  readonly nameOf: (item: Item) => string
  readonly onMove: (items: Item[]) => void
  /** Items of one line each. */
  readonly isDense?: boolean
  readonly children: (item: Item, index: number) => ReactNode
}

/** An order that is drawn with a pointer, or made with buttons: by keyboard, by touch and by voice (WCAG 2.5.7). */
export function SortableList<Item>(props: Props<Item>) {
  const { label, items, keyOf, nameOf, onMove, isDense, children } = props
  const t = useMessages()
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const [status, setStatus] = useState('')
  const pressed = useRef<{ readonly key: string; readonly way: string }>(null)
  // Focus the button again: it moved with the row, and the browser drops the focus of what moves.
  useLayoutEffect(() => {
    const now = pressed.current
    if (!now) return
    pressed.current = null
    const row = [...(list.current?.children ?? [])].find(
      (each) => (each as HTMLElement).dataset.key === now.key,
    )
    row?.querySelector<HTMLElement>(`[data-way="${now.way}"]`)?.focus()
  })
  const move = (from: number, to: number) => {
    const item = items[from]
    if (!item || from === to || to < 0 || to >= items.length) return
    onMove(moved(items, from, to))
    setStatus(t('sortable.moved', { name: nameOf(item), place: to + 1, count: items.length }))
  }
  const press = (at: number, way: 'up' | 'down') => {
    const item = items[at]
    if (item) pressed.current = { key: keyOf(item), way }
    move(at, way === 'up' ? at - 1 : at + 1)
  }
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    <>
      <ol ref={list} aria-label={label} className={styles.list} data-dense={isDense || undefined}>
        {items.map((item, at) => (
          <li
            key={keyOf(item)}
            data-key={keyOf(item)}
            data-over={(over === at && dragged !== at) || undefined}
            data-dragged={dragged === at || undefined}
            className={styles.item}
            onDragOver={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              setOver(at)
            }}
            onDrop={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              move(dragged, at)
              end()
            }}
          >
            <div className={styles.ways}>
              <span
                className={styles.handle}
                draggable
                aria-hidden="true"
                title={t('sortable.drag')}
                onDragStart={(event) => begin(event, () => setDragged(at))}
                onDragEnd={end}
              >
                ⠿
              </span>
              <IconButton
                label={t('sortable.up', { name: nameOf(item) })}
                data-way="up"
                className={styles.up}
                aria-disabled={at === 0}
                onClick={() => press(at, 'up')}
              >
                <Icon name="chevron-down" size={16} />
              </IconButton>
              <IconButton
                label={t('sortable.down', { name: nameOf(item) })}
                data-way="down"
                aria-disabled={at === items.length - 1}
                onClick={() => press(at, 'down')}
              >
                <Icon name="chevron-down" size={16} />
              </IconButton>
            </div>
            <div className={styles.what}>{children(item, at)}</div>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </>
  )
}

function begin(event: DragEvent<HTMLElement>, then: () => void): void {
  const row = event.currentTarget.closest('li')
  event.dataTransfer.effectAllowed = 'move'
  // Without any data some browsers begin nothing.
  event.dataTransfer.setData('text/plain', '')
  if (row) event.dataTransfer.setDragImage(row, 0, 0)
  then()
}
