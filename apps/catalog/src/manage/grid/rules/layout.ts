import { type Column, type ColumnId, columns } from './columns.ts'

/** Visible columns, in order, with their widths. */
export interface Layout {
  readonly shown: readonly ColumnId[]
  readonly widths: Partial<Record<ColumnId, number>>
}

const NARROWEST = 60
const WIDEST = 600
export const usual: Layout = {
  shown: columns.filter(({ isExtra }) => !isExtra).map(({ id }) => id),
  widths: {},
}
const isColumn = (id: unknown): id is ColumnId => columns.some((column) => column.id === id)

export function columnsOf({ shown, widths }: Layout): readonly Column[] {
  return shown.flatMap((id) => {
    const column = columns.find((each) => each.id === id)
    return column ? [{ ...column, width: widths[id] ?? column.width }] : []
  })
}

/** The name stays: it says which product a line is. */
export function withShown(layout: Layout, id: ColumnId, isShown: boolean): Layout {
  if (id === 'name') return layout
  const others = layout.shown.filter((each) => each !== id)
  if (!isShown) return { ...layout, shown: others }
  const usualPlace = columns.findIndex((column) => column.id === id)
  const before = others.filter((each) => columns.findIndex((column) => column.id === each) < usualPlace)
  return { ...layout, shown: others.toSpliced(before.length, 0, id) }
}

export function withMoved(layout: Layout, id: ColumnId, by: 1 | -1): Layout {
  const from = layout.shown.indexOf(id)
  const to = from + by
  if (from < 1 || to < 1 || to >= layout.shown.length) return layout
  return { ...layout, shown: layout.shown.toSpliced(from, 1).toSpliced(to, 0, id) }
}

export function withWidth(layout: Layout, id: ColumnId, width: number): Layout {
  const wide = Math.min(Math.max(Math.round(width), NARROWEST), WIDEST)
  return { ...layout, widths: { ...layout.widths, [id]: wide } }
}

/** Layout from a stored value; the default for anything malformed. */
export function layoutIn(kept: unknown): Layout {
  const { shown, widths } = (kept ?? {}) as Partial<Layout>
  if (!Array.isArray(shown)) return usual
  const known = [...new Set(shown.filter(isColumn))].filter((id) => id !== 'name')
  const pairs = Object.entries(widths ?? {}).filter(
    ([id, width]) => isColumn(id) && typeof width === 'number' && width >= NARROWEST && width <= WIDEST,
  )
  return { shown: ['name', ...known], widths: Object.fromEntries(pairs) }
}
