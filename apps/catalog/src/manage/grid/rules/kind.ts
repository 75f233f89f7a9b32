import type { CatalogRow } from '@galleria/platform-client/catalog-rows'
import { type Column, type ColumnId, columns, isWritable, type Value, valueAt, withValue } from './columns.ts'
import { type Speech, shownText } from './text.ts'

/** Least that a table knows of a row. */
export interface GridRow {
  readonly id: string
  readonly name: string
}

/** Columns of a table, and how they read and write its rows. */
export interface Kind<Row extends GridRow> {
  readonly columns: readonly Column[]
  /** Name of a row among the others, in labels and messages. */
  nameOf(row: Row): string
  valueAt(row: Row, id: ColumnId): Value
  /** The row as it will be once the cell is saved. */
  withValue(row: Row, id: ColumnId, value: Value): Row
  isWritable(row: Row, column: Column): boolean
  shownText(row: Row, id: ColumnId, speech: Speech): string
}

/** Products, one a row. */
export const products: Kind<CatalogRow> = {
  ...{ columns, valueAt, withValue, isWritable, shownText },
  nameOf: ({ name }) => name,
}
