import type { CatalogRow, CellWrite, RowResult } from '@galleria/platform-client/catalog-rows'

/** Source of rows, and target of cell writes. */
export interface Source {
  read(window: {
    readonly offset: number
    readonly limit: number
  }): Promise<{ rows: CatalogRow[]; total: number }>
  save(rows: { id: string; cells: CellWrite[] }[], key: string): Promise<readonly RowResult[]>
}
