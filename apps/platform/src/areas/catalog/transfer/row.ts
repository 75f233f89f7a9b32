import type { ColumnName } from './columns.ts'

/** One row of the file by the names of its columns; `row` from 1, the first after the header. */
export interface Row {
  readonly row: number
  readonly of: (name: ColumnName) => string
  /** Whether the file has the column at all. */
  readonly has: (name: ColumnName) => boolean
}
