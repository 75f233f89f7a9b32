import { useSearchParams } from '@galleria/router'
import { memo, type PointerEvent } from 'react'
import { useMessages } from '../messages/index.ts'
import styles from './grid.module.css'
import type { Column } from './rules/columns.ts'
import { columnName } from './views/column-copy.ts'

interface Props {
  readonly columns: readonly Column[]
  readonly onWidth: (id: Column['id'], width: number) => void
  readonly isRtl: () => boolean
}

/** The line of titles: pressed they sort, their edges make columns wider. */
export const Titles = memo(function Titles({ columns, onWidth, isRtl }: Props) {
  const t = useMessages()
  const [query, setQuery] = useSearchParams()
  const [sorted = '', order = 'ASC'] = (query.get('sort') ?? '').split(':')
  function sort(id: string) {
    const next = new URLSearchParams(query)
    if (sorted === id && order === 'DESC') next.delete('sort')
    else next.set('sort', `${id}:${sorted === id ? 'DESC' : 'ASC'}`)
    setQuery(next, { preventScrollReset: true })
  }
  function resize(event: PointerEvent<HTMLElement>, { id, width }: Column) {
    event.stopPropagation()
    const edge = event.currentTarget
    const from = event.clientX
    const toward = isRtl() ? -1 : 1
    edge.setPointerCapture(event.pointerId)
    edge.onpointermove = ({ clientX }) => onWidth(id, width + (clientX - from) * toward)
    edge.onpointerup = () => {
      edge.onpointermove = null
    }
  }
  return (
    // biome-ignore lint/a11y: a windowed grid is no <table>.
    <div role="rowgroup" className={styles.head}>
      {/* biome-ignore lint/a11y: a windowed grid is no <table>; its titles are reached by themselves. */}
      <div role="row" aria-rowindex={1} className={styles.titles}>
        {columns.map((column, at) => (
          // biome-ignore lint/a11y: a windowed grid is no <table>; its button has the focus.
          <div
            key={column.id}
            role="columnheader"
            aria-colindex={at + 1}
            aria-sort={sorted === column.id ? (order === 'DESC' ? 'descending' : 'ascending') : undefined}
            className={[styles.title, at === 0 && styles.first, column.isNumber && styles.number]
              .filter(Boolean)
              .join(' ')}
          >
            {column.sort ? (
              <button type="button" onClick={() => sort(column.id)}>
                {column.title ?? columnName(column.id, t)}
                {sorted === column.id && <span aria-hidden="true"> {order === 'DESC' ? '↓' : '↑'}</span>}
              </button>
            ) : (
              (column.title ?? columnName(column.id, t))
            )}
            <span className={styles.resize} onPointerDown={(event) => resize(event, column)} />
          </div>
        ))}
      </div>
    </div>
  )
})
