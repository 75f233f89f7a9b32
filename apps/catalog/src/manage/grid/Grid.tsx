import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useMessages } from '../messages/index.ts'
import { draftWords } from './column-words.ts'
import { EditingContext } from './editing.ts'
import styles from './grid.module.css'
import { LINE, Line } from './Line.tsx'
import { type Column, isWritable } from './rules/columns.ts'
import { advanced, at, boundsOf, moved, type Range, sizeOf } from './rules/range.ts'
import { MOST_CELLS, Sheet } from './sheet.ts'
import type { GridStore, Told } from './store.ts'
import { Titles } from './Titles.tsx'
import { usePointer } from './use-pointer.ts'
import { reveal, useWindowed } from './use-windowed.ts'

interface Props {
  readonly store: GridStore
  readonly columns: readonly Column[]
  readonly range: Range
  readonly onRange: (range: Range) => void
  readonly onWidth: (id: Column['id'], width: number) => void
  /** Ids of lists of what may be written, by column. */
  readonly lists: Partial<Record<Column['id'], string>>
  /** What is told of what was done. */
  readonly onSay: (words: string) => void
}

/** The products as a spreadsheet (WAI-ARIA grid): the grid has the focus, and names its active cell. */
export function Grid({ store, columns, range, onRange, onWidth, lists, onSay }: Props) {
  const t = useMessages()
  useSyncExternalStore(store.subscribe, store.version)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<string>()
  const { total } = store.windows
  const { first, last, page } = useWindowed(box, total)
  const sheet = useMemo(() => new Sheet(store, columns), [store, columns])
  const bounds = boundsOf(range)
  const { row: activeRow, column: activeColumn } = range.anchor
  const isRtl = () => box.current !== null && getComputedStyle(box.current).direction === 'rtl'

  // Whoever scrolls on in one go asks for nothing on the way.
  useEffect(() => {
    if (store.windows.isThere(first, last)) return
    const timer = setTimeout(() => void store.windows.ensure(first, last), 60)
    return () => clearTimeout(timer)
  }, [store, first, last])

  function go(next: Range) {
    onRange(next)
    const { row, column } = next.head
    if (box.current) reveal(box.current, row, document.getElementById(`${id}-${row}-${column}`))
  }
  function begin(text: string) {
    const view = store.viewAt(activeRow)
    const column = columns[activeColumn]
    if (!view || !column) return
    if (!isWritable(view.row, column))
      onSay(column.id === 'stock' ? t('grid.stock-of-variants') : t('problem.read-only'))
    else setEditing(text)
  }
  function tell({ changed, refused }: Told) {
    onSay(refused ? t('grid.told-refused', { count: changed, refused }) : t('grid.told', { count: changed }))
  }
  function within(work: () => Promise<Told>) {
    if (sizeOf(range) > MOST_CELLS) onSay(t('grid.too-many', { count: MOST_CELLS }))
    else void work().then(tell)
  }
  const editor = useMemo(
    () => ({
      keep(text: string, along?: 'row' | 'column', by: 1 | -1 = 1) {
        setEditing(undefined)
        const row = store.windows.idAt(range.anchor.row)
        const column = columns[range.anchor.column]
        if (row && column) {
          const { refused } = store.write([{ id: row, column: column.id, text }])
          const draft = refused ? store.viewOf(row)?.drafts.get(column.id) : undefined
          if (draft) onSay(draftWords(draft, t))
        }
        if (!along) return
        box.current?.focus()
        const next = advanced(range, by, along, {
          rows: store.windows.total,
          columns: columns.length,
          page: 1,
        })
        onRange(next)
        if (box.current) reveal(box.current, next.head.row, null)
      },
      giveUp() {
        setEditing(undefined)
        box.current?.focus()
      },
      listOf: (column: Column['id']) => lists[column],
    }),
    [store, columns, range, lists, onRange, onSay, t],
  )
  function press(event: KeyboardEvent) {
    // Titles and the editor have keys of their own.
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return
    const mod = event.ctrlKey || event.metaKey
    const key = { key: event.key, shift: event.shiftKey, mod, isRtl: isRtl() }
    const next = event.altKey ? undefined : moved(range, key, { rows: total, columns: columns.length, page })
    if (next) go(next)
    else if (mod && event.key.toLowerCase() === 'z')
      onSay(t('grid.undone', { count: event.shiftKey ? store.redo() : store.undo() }))
    else if (mod && event.key.toLowerCase() === 'y') onSay(t('grid.undone', { count: store.redo() }))
    else if (mod && event.key.toLowerCase() === 'd') within(() => sheet.fillDown(range))
    else if (event.key === 'Delete' || event.key === 'Backspace') within(() => sheet.clear(range))
    else if (event.key === 'Enter' || event.key === 'F2') begin(sheet.textAt(activeRow, activeColumn))
    else if (event.key === 'Escape') onRange(at(range.anchor))
    else if (event.key.length === 1 && !mod && !event.altKey) begin(event.key)
    else return
    event.preventDefault()
  }
  function copy(event: ClipboardEvent) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (sizeOf(range) > MOST_CELLS) return onSay(t('grid.too-many', { count: MOST_CELLS }))
    const text = sheet.copied(range)
    if (text === undefined) {
      void store.windows.ensure(bounds.top, bounds.bottom).then(() => onSay(t('grid.copy-again')))
      return
    }
    event.clipboardData.setData('text/plain', text)
    onSay(t('grid.copied', { count: sizeOf(range) }))
    if (event.type === 'cut') within(() => sheet.clear(range))
  }
  function paste(event: ClipboardEvent) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain')
    if (!text) return
    onSay(t('grid.pasting'))
    within(async () => {
      const told = await sheet.paste(text, range)
      onRange(told.range)
      return told
    })
  }
  const pointer = usePointer({
    range,
    onRange,
    onDraw: (from, to) => {
      onRange({ ...from, head: { ...from.head, row: Math.max(to, boundsOf(from).bottom) } })
      void sheet.draw(from, to).then(tell)
    },
  })
  const describe = (draft: Parameters<typeof draftWords>[0]) => draftWords(draft, t)
  const words = useRef(describe)
  const lines = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  const isActiveInSight = activeRow >= first && activeRow <= last
  return (
    <EditingContext value={editor}>
      {/* biome-ignore lint/a11y: a hundred thousand lines are windowed, which no <table> is. */}
      <div
        ref={box}
        role="grid"
        aria-label={t('grid.label')}
        aria-rowcount={total + 1}
        aria-colcount={columns.length}
        aria-multiselectable="true"
        aria-activedescendant={isActiveInSight ? `${id}-${activeRow}-${activeColumn}` : undefined}
        aria-describedby={`${id}-keys`}
        tabIndex={0}
        className={styles.grid}
        style={
          {
            '--columns': columns.map(({ width }) => `${width}px`).join(' '),
            '--first': `${columns[0]?.width ?? 0}px`,
          } as CSSProperties
        }
        onKeyDown={press}
        onCopy={copy}
        onCut={copy}
        onPaste={paste}
        onDoubleClick={() => begin(sheet.textAt(activeRow, activeColumn))}
        {...pointer}
      >
        <Titles columns={columns} onWidth={onWidth} isRtl={isRtl} />
        {/* biome-ignore lint/a11y: of the windowed grid. */}
        <div
          role="rowgroup"
          className={styles.body}
          ref={(body) => {
            if (body) body.style.blockSize = `${total * LINE}px`
          }}
        >
          {lines.map((index) => {
            const isIn = index >= bounds.top && index <= bounds.bottom
            return (
              <Line
                key={index}
                id={id}
                index={index}
                view={store.viewAt(index)}
                columns={columns}
                speech={store.speech}
                left={isIn ? bounds.left : -1}
                right={isIn ? bounds.right : -1}
                active={index === activeRow ? activeColumn : -1}
                editing={index === activeRow ? editing : undefined}
                hasHandle={index === bounds.bottom}
                describe={words.current}
              />
            )
          })}
        </div>
      </div>
      <p id={`${id}-keys`} className={styles.quiet}>
        {t('grid.keys')}
      </p>
    </EditingContext>
  )
}
