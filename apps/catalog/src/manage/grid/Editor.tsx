import { type KeyboardEvent, use, useRef } from 'react'
import { useMessages } from '../messages/index.ts'
import { columnName } from './column-words.ts'
import { EditingContext } from './editing.ts'
import styles from './grid.module.css'
import type { Column } from './rules/columns.ts'

interface Props {
  readonly column: Column
  readonly name: string
  readonly text: string
}

/** Stands in the active cell. Enter and Tab keep what is written and go on, Escape gives it up. */
export function Editor({ column, name, text }: Props) {
  const t = useMessages()
  const { keep, giveUp, listOf } = use(EditingContext)
  const isOver = useRef(false)
  function end(work: () => void) {
    isOver.current = true
    work()
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { value } = event.currentTarget
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') end(giveUp)
    else if (event.key === 'Enter') end(() => keep(value, 'row', event.shiftKey ? -1 : 1))
    else if (event.key === 'Tab') end(() => keep(value, 'column', event.shiftKey ? -1 : 1))
    else return
    event.preventDefault()
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it was asked for by typing, or by Enter.
      autoFocus
      onFocus={({ currentTarget }) => {
        const end = currentTarget.value.length
        currentTarget.setSelectionRange(end, end)
      }}
      className={styles.editor}
      aria-label={t('grid.edit', { column: columnName(column.id, t), name })}
      inputMode={column.isNumber ? 'decimal' : undefined}
      list={listOf(column.id)}
      autoComplete="off"
      spellCheck={false}
      defaultValue={text}
      onKeyDown={press}
      onBlur={({ target }) => !isOver.current && end(() => keep(target.value))}
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  )
}
