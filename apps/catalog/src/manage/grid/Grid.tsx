import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { useMessages } from '../messages/index.ts'
import { openEditor } from './editor.ts'
import styles from './grid.module.css'
import type { Column } from './rules/columns.ts'
import { advanced, at, boundsOf, moved, type Range, sizeOf } from './rules/range.ts'
import type { Selection } from './selection.ts'
import { MOST_CELLS, Sheet } from './sheet.ts'
import type { AnyStore, WriteResult } from './store.ts'
import { Titles } from './Titles.tsx'
import { useLines } from './use-lines.ts'
import { usePointer } from './use-pointer.ts'
import { columnName, draftCopy, toldOf } from './views/column-copy.ts'

interface Props {
  readonly store: AnyStore
  readonly selection: Selection
  readonly columns: readonly Column[]
  readonly onWidth: (id: Column['id'], width: number) => void
  readonly label: string
  /** Ids of lists of what may be written, by column. */
  readonly lists: Partial<Record<Column['id'], string>>
  /** Query that the rows answer: another query scrolls back to the first row. */
  readonly question: string
  /** Receives the message to announce after an action. */
  readonly onSay: (words: string) => void
}

/** Rows as a spreadsheet (WAI-ARIA grid): the grid has the focus, and names its active cell. */
export function Grid({ store, label, selection, columns, onWidth, lists, question, onSay }: Props) {
  const t = useMessages()
  const total = useSyncExternalStore(store.subscribe, () => store.windows.total)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const seen = useRef(question)
  const sheet = useMemo(() => new Sheet(store, columns), [store, columns])
  const lines = useLines({ box, body, id, store, selection, columns, total })
  useLayoutEffect(() => {
    if (box.current && question !== seen.current) box.current.scrollTop = 0
    seen.current = question
  }, [question])
  const isRtl = useCallback(() => box.current?.matches(':dir(rtl)') ?? false, [])

  const go = (next: Range) => {
    selection.set(next)
    lines.current?.reveal(next.head.row, next.head.column)
  }
  function begin(text?: string) {
    const { row, column: place } = selection.range.anchor
    const view = store.viewAt(row)
    const column = columns[place]
    if (!view || !column) return
    if (!store.kind.isWritable(view.row, column)) {
      onSay(column.id === 'stock' ? t('grid.stock-of-variants') : t('problem.read-only'))
      return
    }
    lines.current?.reveal(row, place)
    const cell = lines.current?.cell(row, place)
    if (!cell) return
    const { id: product } = view.row
    lines.current?.keep(row)
    openEditor({
      cell,
      label: t('grid.edit', {
        column: column.title ?? columnName(column.id, t),
        name: store.kind.nameOf(view.row),
      }),
      text: text ?? sheet.textAt(row, place),
      isNumber: column.isNumber === true,
      list: lists[column.id],
      onKeep(written, along, by = 1) {
        const { refused } = store.write([{ id: product, column: column.id, text: written }])
        const draft = refused ? store.viewOf(product)?.drafts.get(column.id) : undefined
        if (draft) onSay(draftCopy(draft, t))
        lines.current?.keep(undefined)
        if (!along) return
        box.current?.focus({ preventScroll: true })
        const size = { rows: store.windows.total, columns: columns.length, page: 1 }
        go(advanced(at({ row, column: place }), by, along, size))
      },
      onGiveUp() {
        lines.current?.keep(undefined)
        box.current?.focus({ preventScroll: true })
      },
    })
  }
  const announce = (result: WriteResult) => onSay(toldOf(result, t))
  function within(work: () => Promise<WriteResult>) {
    if (sizeOf(selection.range) > MOST_CELLS) onSay(t('grid.too-many', { count: MOST_CELLS }))
    else void work().then(announce)
  }
  function press(event: KeyboardEvent) {
    // Titles and the editor have keys of their own.
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return
    const { range } = selection
    const mod = event.ctrlKey || event.metaKey
    const key = { key: event.key, shift: event.shiftKey, mod, isRtl: isRtl() }
    const size = { rows: total, columns: columns.length, page: lines.current?.page ?? 1 }
    const next = event.altKey ? undefined : moved(range, key, size)
    if (next) go(next)
    else if (mod && event.key.toLowerCase() === 'z')
      onSay(t('grid.undone', { count: event.shiftKey ? store.redo() : store.undo() }))
    else if (mod && event.key.toLowerCase() === 'y') onSay(t('grid.undone', { count: store.redo() }))
    else if (mod && event.key.toLowerCase() === 'd') within(() => sheet.fillDown(range))
    else if (event.key === 'Delete' || event.key === 'Backspace') within(() => sheet.clear(range))
    else if (event.key === 'Enter' || event.key === 'F2') begin()
    else if (event.key === 'Escape') selection.set(at(range.anchor))
    else if (event.key.length === 1 && !mod && !event.altKey) begin(event.key)
    else return
    event.preventDefault()
  }
  function copy(event: ClipboardEvent) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    const { range } = selection
    if (sizeOf(range) > MOST_CELLS) return onSay(t('grid.too-many', { count: MOST_CELLS }))
    const text = sheet.copied(range)
    if (text === undefined) {
      const { top, bottom } = boundsOf(range)
      void store.windows.ensure(top, bottom).then(() => onSay(t('grid.copy-again')))
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
      const pasted = await sheet.paste(text, selection.range)
      selection.set(pasted.range)
      return pasted
    })
  }
  const pointer = usePointer({
    selection,
    onDraw: (from, to) => {
      selection.set({ ...from, head: { ...from.head, row: Math.max(to, boundsOf(from).bottom) } })
      void sheet.draw(from, to).then(announce)
    },
  })
  const widths = {
    '--columns': columns.map(({ width }) => `${width}px`).join(' '),
    '--first': `${columns[0]?.width ?? 0}px`,
    '--all': `${columns.reduce((sum, { width }) => sum + width, 0)}px`,
  } as CSSProperties
  return (
    <>
      {/* biome-ignore lint/a11y: a hundred thousand lines are windowed, which no <table> is. */}
      <div
        ref={box}
        role="grid"
        aria-label={label}
        aria-rowcount={total + 1}
        aria-colcount={columns.length}
        aria-multiselectable="true"
        aria-describedby={`${id}-keys`}
        tabIndex={0}
        className={styles.grid}
        style={widths}
        onKeyDown={press}
        onCopy={copy}
        onCut={copy}
        onPaste={paste}
        onDoubleClick={() => begin()}
        {...pointer}
      >
        <Titles columns={columns} onWidth={onWidth} isRtl={isRtl} />
        {/* biome-ignore lint/a11y: of the windowed grid. Its lines are drawn by hand. */}
        <div role="rowgroup" className={styles.body} ref={body} />
      </div>
      <p id={`${id}-keys`} className={styles.quiet}>
        {t('grid.keys')}
      </p>
    </>
  )
}
