export interface Place {
  readonly row: number
  readonly column: number
}

/** A rectangle between two corners; the active cell is where it was begun. */
export interface Range {
  readonly anchor: Place
  readonly head: Place
}

export interface Bounds {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export function boundsOf({ anchor, head }: Range): Bounds {
  return {
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
    left: Math.min(anchor.column, head.column),
    right: Math.max(anchor.column, head.column),
  }
}

export const at = (place: Place): Range => ({ anchor: place, head: place })

export function sizeOf(range: Range): number {
  const { top, bottom, left, right } = boundsOf(range)
  return (bottom - top + 1) * (right - left + 1)
}

export interface Sheet {
  readonly rows: number
  readonly columns: number
  /** Rows that are in sight at once. */
  readonly page: number
}

export interface Key {
  readonly key: string
  readonly shift: boolean
  /** Ctrl, or ⌘. */
  readonly mod: boolean
  readonly isRtl: boolean
}

/** Range after a key press (WAI-ARIA grid pattern); undefined for keys that do not move. */
export function moved(range: Range, { key, shift, mod, isRtl }: Key, sheet: Sheet): Range | undefined {
  const { row, column } = range.head
  const [last, end] = [sheet.rows - 1, sheet.columns - 1]
  const along = (by: number) => (isRtl ? -by : by)
  const to = (nextRow: number, nextColumn: number): Place => ({
    row: Math.min(Math.max(nextRow, 0), last),
    column: Math.min(Math.max(nextColumn, 0), end),
  })
  const sideways = (by: number) => to(row, mod ? (by > 0 ? end : 0) : column + by)
  const targets: Readonly<Record<string, () => Place>> = {
    ArrowUp: () => to(mod ? 0 : row - 1, column),
    ArrowDown: () => to(mod ? last : row + 1, column),
    ArrowLeft: () => sideways(along(-1)),
    ArrowRight: () => sideways(along(1)),
    Home: () => to(mod ? 0 : row, 0),
    End: () => to(mod ? last : row, end),
    PageUp: () => to(row - sheet.page, column),
    PageDown: () => to(row + sheet.page, column),
  }
  const target = targets[key]?.()
  if (!target) return undefined
  return shift ? { anchor: range.anchor, head: target } : at(target)
}

/** With Enter and Tab one goes on; within a range round it, else over the sheet's edge into the next line. */
export function advanced({ anchor }: Range, by: 1 | -1, along: 'row' | 'column', sheet: Sheet): Range {
  if (along === 'row')
    return at({ row: Math.min(Math.max(anchor.row + by, 0), sheet.rows - 1), column: anchor.column })
  const flat = anchor.row * sheet.columns + anchor.column + by
  const place = Math.min(Math.max(flat, 0), sheet.rows * sheet.columns - 1)
  return at({ row: Math.floor(place / sheet.columns), column: place % sheet.columns })
}
