import type { Bounds } from './range.ts'

/** A text for a cell of the sheet. */
export interface Written {
  readonly row: number
  readonly column: number
  readonly text: string
}

/**
 * Cells that a paste writes: one cell fills the whole range, a block is repeated where the range is a multiple of it, and else
 * it is written once from the range's corner.
 */
export function pasted(block: readonly (readonly string[])[], into: Bounds): Written[] {
  const height = block.length
  const width = Math.max(0, ...block.map((line) => line.length))
  if (width === 0) return []
  const [rows, columns] = [into.bottom - into.top + 1, into.right - into.left + 1]
  const down = rows % height === 0 ? rows : height
  const across = columns % width === 0 ? columns : width
  const written: Written[] = []
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      const text = block[row % height]?.[column % width]
      if (text !== undefined) written.push({ row: into.top + row, column: into.left + column, text })
    }
  return written
}

/** The range's first line, in every line below it. */
export function filledDown(line: readonly string[], { top, bottom, left, right }: Bounds): Written[] {
  if (top === bottom) return []
  return pasted([line.slice(0, right - left + 1)], { top: top + 1, bottom, left, right })
}
