import { memo } from 'react'
import { Editor } from './Editor.tsx'
import styles from './grid.module.css'
import { type Column, isWritable, valueAt } from './rules/columns.ts'
import { type Speech, textOf } from './rules/text.ts'
import type { Draft } from './saver.ts'
import type { View } from './store.ts'

/** Pixels; the style says the same. */
export const LINE = 36

interface Props {
  readonly id: string
  readonly index: number
  /** Nothing while it is read. */
  readonly view: View | undefined
  readonly columns: readonly Column[]
  readonly speech: Speech
  /** First and last column that is picked; -1 where none is. */
  readonly left: number
  readonly right: number
  /** Column of the active cell, or -1. */
  readonly active: number
  /** What is being written in the active cell. */
  readonly editing: string | undefined
  readonly hasHandle: boolean
  readonly describe: (draft: Draft) => string
}

/** One line. Only those that changed are drawn again: a keystroke draws one, scrolling those that come into sight. */
export const Line = memo(function Line(props: Props) {
  const { id, index, view, columns, speech, left, right, active, editing, hasHandle, describe } = props
  return (
    // biome-ignore lint/a11y: a table of a hundred thousand lines is windowed, which no <table> is; the grid has the focus.
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.line}
      style={{ transform: `translateY(${index * LINE}px)` }}
      data-row={index}
    >
      {columns.map((column, at) => {
        const draft = view?.drafts.get(column.id)
        const isPicked = at >= left && at <= right
        const isReadOnly = !view || !isWritable(view.row, column)
        const text = view ? (draft?.text ?? textOf(valueAt(view.row, column.id), column.id, speech)) : '…'
        const isWrong = draft?.state === 'invalid' || draft?.state === 'refused'
        const names = [
          styles.cell,
          at === 0 && styles.first,
          column.isNumber && styles.number,
          isReadOnly && styles.quiet,
          isPicked && styles.picked,
          draft && styles.unsaved,
          isWrong && styles.wrong,
          draft?.state === 'conflict' && styles.contested,
          at === active && styles.active,
        ]
        return (
          // biome-ignore lint/a11y: a table of a hundred thousand lines is windowed, which no <table> is; the grid has the focus.
          <div
            key={column.id}
            id={`${id}-${index}-${at}`}
            role={at === 0 ? 'rowheader' : 'gridcell'}
            aria-colindex={at + 1}
            aria-selected={isPicked}
            aria-readonly={isReadOnly}
            aria-invalid={isWrong || draft?.state === 'conflict' || undefined}
            className={names.filter(Boolean).join(' ')}
            data-column={at}
            title={draft && (isWrong || draft.state === 'conflict') ? describe(draft) : undefined}
          >
            {text}
            {at === active && editing !== undefined && view && (
              <Editor column={column} name={view.row.name} text={editing} />
            )}
            {hasHandle && at === right && <span className={styles.handle} data-handle="" />}
          </div>
        )
      })}
    </div>
  )
})
