import type { ReactNode } from 'react'
import type { Column, Selection } from './column.ts'

export interface DataTableProps<Row> {
  /** Name of the list, such as `orders`: columns and views are kept under it. */
  readonly list: string
  /** Accessible name of the table. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** Rows of this page; undefined while they are fetched for the first time. */
  readonly rows: readonly Row[] | undefined
  readonly keyOf: (row: Row) => string
  /** Name of a row where it is selected. */
  readonly nameOf: (row: Row) => string
  /** Page of a row. Its link is in the first cell; a press on the row opens it too. */
  readonly linkOf?: ((row: Row) => string) | undefined
  /** Number of rows that the query finds, on all pages. */
  readonly count?: number | undefined
  /** Text of the count, such as `12 orders`; said again whenever it changes. */
  readonly found?: string | undefined
  /** Buttons for the selected rows; rows have checkboxes where this is given. */
  readonly bulk?: ((selection: Selection) => ReactNode) | undefined
  /** Offers to select everything that the query finds; needs `count`. */
  readonly canSelectAll?: boolean
  /** Shown in place of the table when there are no rows. */
  readonly empty?: ReactNode
  /** True while other rows are fetched; by default while the page is loaded again. */
  readonly isLoading?: boolean | undefined
  /** Addresses of the pages, `?cursor=…`; undefined where there is none. */
  readonly pages?: Pages | undefined
  /** Id of the person, for whom the columns are kept. */
  readonly owner?: string
  /** Beside the count, such as the download of the list. */
  readonly tools?: ReactNode
}

export interface Pages {
  readonly first?: string | undefined
  readonly previous?: string | undefined
  readonly next?: string | undefined
}
