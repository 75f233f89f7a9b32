export interface ExportTables {
  /** Exports of the whole shop. Each is written as it is fetched, for a day. */
  shopExports: {
    id: string
    createdByType: string
    createdById: string
    createdAt: Date
    status: ExportStatus
    /** Rows written by the last download, and all there were when it began. */
    rows: number
    total: number
    /** Last time that a download went on; null before the first. */
    updatedAt: Date | null
  }
}

/** State of the last download; STOPPED where whoever downloads let go. */
export type ExportStatus = 'READY' | 'RUNNING' | 'DONE' | 'STOPPED' | 'FAILED'
