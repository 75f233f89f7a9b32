import { Button, Checkbox, Field, Icon, IconButton, VisuallyHidden } from '@galleria/ui'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { fromTsv } from '../grid/rules/tsv.ts'
import { useMessages } from '../messages/index.ts'
import {
  MOST_COLUMNS,
  MOST_ROWS,
  newColumn,
  newRow,
  pasted,
  type RowDraft,
  type SizeGuideDraft,
} from './draft.ts'
import styles from './size-guides.module.css'

type Table = Pick<SizeGuideDraft, 'columns' | 'rows'>

interface Props extends Table {
  readonly onChange: (table: Partial<Table>) => void
  readonly errorAt: (column: number) => string | undefined
}

interface Place {
  readonly row: number
  readonly column: number
}

/** Rows and columns of sizes. Enter and the arrows lead to the cell below or above, Alt with an arrow moves the row. */
export function TableEditor({ columns, rows, onChange, errorAt }: Props) {
  const t = useMessages()
  const body = useRef<HTMLTableSectionElement>(null)
  const wanted = useRef<Place>(null)
  const [status, setStatus] = useState('')
  // The row may have been added or moved by the key that leads to it.
  useLayoutEffect(() => {
    if (!wanted.current) return
    // A table without rows has the names of its columns.
    const cell =
      cellAt(body.current, wanted.current) ?? body.current?.closest('table')?.querySelector('input')
    cell?.focus()
    wanted.current = null
  })
  const nameOf = (at: number) => columns[at]?.name || t('sizes.column', { place: at + 1 })
  const sizeOf = (row: RowDraft, at: number) => row.cells[0] || t('sizes.row', { place: at + 1 })
  const put = (at: Place, text: string) =>
    onChange({
      rows: rows.map((row, place) =>
        place === at.row ? { ...row, cells: row.cells.with(at.column, text) } : row,
      ),
    })
  function onKeyDown(event: KeyboardEvent, at: Place) {
    const step = { ArrowDown: 1, ArrowUp: -1, Enter: 1 }[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    const row = at.row + step
    if (event.altKey && event.key !== 'Enter') move(at, row)
    else if (row === rows.length && event.key === 'Enter') add(at.column)
    else cellAt(body.current, { ...at, row })?.focus()
  }
  function add(column = 0) {
    if (rows.length >= MOST_ROWS) return
    wanted.current = { row: rows.length, column }
    onChange({ rows: [...rows, newRow(columns.length)] })
  }
  function move(at: Place, to: number) {
    const [from, other] = [rows[at.row], rows[to]]
    if (!from || !other) return
    wanted.current = { row: to, column: at.column }
    onChange({ rows: rows.with(at.row, other).with(to, from) })
    setStatus(t('sizes.moved', { size: sizeOf(from, at.row), place: to + 1 }))
  }
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption>{t('sizes.table-keys')}</caption>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={column.key} scope="col">
                  <Field
                    label={t('sizes.column', { place: at + 1 })}
                    value={column.name}
                    maxLength={40}
                    dir="auto"
                    error={errorAt(at)}
                    onChange={({ target }) =>
                      onChange({ columns: columns.with(at, { ...column, name: target.value }) })
                    }
                  />
                  <span className={styles.head}>
                    <Checkbox
                      checked={column.isMeasure}
                      aria-label={t('sizes.is-length-of', { column: nameOf(at) })}
                      onChange={({ target }) =>
                        onChange({ columns: columns.with(at, { ...column, isMeasure: target.checked }) })
                      }
                    >
                      {t('sizes.is-length')}
                    </Checkbox>
                    {columns.length > 1 && (
                      <IconButton
                        label={t('sizes.remove-column', { column: nameOf(at) })}
                        onClick={() => {
                          wanted.current = { row: 0, column: Math.max(0, at - 1) }
                          onChange({
                            columns: columns.toSpliced(at, 1),
                            rows: rows.map((row) => ({ ...row, cells: row.cells.toSpliced(at, 1) })),
                          })
                        }}
                      >
                        <Icon name="close" size={16} />
                      </IconButton>
                    )}
                  </span>
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((row, at) => (
              <tr key={row.key}>
                {row.cells.map((cell, column) => (
                  <td key={columns[column]?.key}>
                    <input
                      className={styles.cell}
                      aria-label={t('sizes.cell', { size: sizeOf(row, at), column: nameOf(column) })}
                      value={cell}
                      maxLength={40}
                      dir="auto"
                      onChange={({ target }) => put({ row: at, column }, target.value)}
                      onKeyDown={(event) => onKeyDown(event, { row: at, column })}
                      onPaste={(event) => {
                        const text = event.clipboardData.getData('text/plain')
                        if (!/[\t\n]/.test(text.trim())) return
                        event.preventDefault()
                        onChange({ rows: pasted({ columns, rows }, { row: at, column }, fromTsv(text)) })
                      }}
                    />
                  </td>
                ))}
                <td>
                  <IconButton
                    label={t('sizes.remove-row', { size: sizeOf(row, at) })}
                    onClick={() => {
                      wanted.current = { row: Math.max(0, at - 1), column: 0 }
                      onChange({ rows: rows.toSpliced(at, 1) })
                    }}
                  >
                    <Icon name="close" size={16} />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.buttons}>
        <Button size="small" disabled={rows.length >= MOST_ROWS} onClick={() => add()}>
          {t('sizes.add-row')}
        </Button>
        <Button
          size="small"
          disabled={columns.length >= MOST_COLUMNS}
          onClick={() =>
            onChange({
              columns: [...columns, newColumn()],
              rows: rows.map((row) => ({ ...row, cells: [...row.cells, ''] })),
            })
          }
        >
          {t('sizes.add-column')}
        </Button>
      </div>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </>
  )
}

const cellAt = (body: HTMLTableSectionElement | null, { row, column }: Place) =>
  body?.rows[row]?.querySelectorAll('input')[column]
