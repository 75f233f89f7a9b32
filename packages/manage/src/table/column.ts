import type { ReactNode } from 'react'

/** Column of a list of the admin. The first column of a table names the row: it is always shown and has the row's link. */
export interface Column<Row> {
  readonly id: string
  /** Title in the page's language. */
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Cell of a CSV file; without it the column is in no file. */
  readonly text?: (row: Row) => string | number
  /** `end` for figures, which then stand below each other. */
  readonly align?: 'start' | 'end'
  /** Name in `?sort=`; the header is then a link. See `sortIn`. */
  readonly sort?: string
  /** Order at the first press of the header; `desc` for dates and figures. */
  readonly sortFirst?: 'asc' | 'desc'
  /** CSS length. */
  readonly width?: string
  /** Not shown until somebody chooses it. */
  readonly hidden?: boolean
  /**
   * Place in the two lines of a narrow screen: the first line, the second (several stand one after the other), or the end of the
   * first line. Without it the column is not shown there; the first column is `primary`.
   */
  readonly phone?: 'primary' | 'secondary' | 'end'
}

/** Rows that were selected, for the buttons of the bulk bar. */
export interface Selection {
  /** Keys of the rows that were picked; empty when all were. */
  readonly keys: readonly string[]
  /** True for all rows that the query finds, on this page and on others. */
  readonly isAll: boolean
  readonly count: number
  readonly clear: () => void
}
