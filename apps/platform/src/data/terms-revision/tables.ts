export interface TermsRevisionTables {
  /** One row, `id` 1. */
  tradeRevision: { id: number; revision: string | null }
}
