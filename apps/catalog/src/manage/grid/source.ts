import type { CatalogRow, CellResult, RowResult } from '@galleria/platform-client/catalog-rows'
import type { GridRow } from './rules/kind.ts'

export interface CellWrite {
  cell: string
  from?: unknown
  to: unknown
}

/** Result of one row, and the row as it is now. */
interface SavedRow<Row> extends Pick<RowResult, 'itemMetadata'> {
  readonly cells: readonly CellResult[]
  readonly item?: Row | undefined
}

/** Source of rows, and target of cell writes. */
export interface Source<Row extends GridRow = CatalogRow> {
  read(window: {
    readonly offset: number
    readonly limit: number
    /** Without a total the one of before stays. */
  }): Promise<{ rows: Row[]; total?: number | undefined }>
  save(rows: { id: string; cells: CellWrite[] }[], key: string): Promise<readonly SavedRow<Row>[]>
}
