import type { CatalogRow, CellWrite, RowResult } from '@galleria/platform-client/catalog-rows'

/** Where lines come from, and where cells go. */
export interface Source {
  read(window: {
    readonly offset: number
    readonly limit: number
  }): Promise<{ rows: CatalogRow[]; total: number }>
  save(rows: { id: string; cells: CellWrite[] }[], key: string): Promise<readonly RowResult[]>
}
