import type { ColumnType } from 'kysely'

export interface WorkbenchTables {
  schedule: { name: string; dueAt: Date }
  workbenchClock: { id: number; frozenAt: Date | null; shift: number }
  /** Another epoch whenever the site's data was replaced. */
  workbenchSite: { id: number; epoch: string }
  workbenchBaselines: {
    name: string
    /** Holds the rows: a schema of this database. */
    schema: string
    /** Hash of the migration steps it was made with. */
    steps: string
    counts: ColumnType<Readonly<Record<string, number>>>
    /** A snapshot somebody made, rather than a seed. */
    saved: boolean
    createdAt: Date
  }
}
