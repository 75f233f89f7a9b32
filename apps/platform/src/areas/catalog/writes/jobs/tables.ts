import type { ColumnType, Generated } from 'kysely'
import type { Caller } from '../../../../base/caller-type.ts'

export interface BulkError {
  readonly code: string
  readonly description: string
}

export interface CatalogBulkTables {
  /** A change of all products that were found, carried on by any server; its id is that of its edit. */
  catalogBulkJobs: {
    id: string
    /** Name of the call. */
    call: string
    /** A `BulkChange`, which `store/jobs.ts` reads it as: that type stands on rows of other tables. */
    change: ColumnType<object>
    status: 'RUNNING' | 'FINISHED'
    total: number
    succeeded: ColumnType<number, number | undefined>
    failed: ColumnType<number, number | undefined>
    /** Events are told as caused by them, whenever the job gets there. */
    createdBy: ColumnType<Caller>
    createdAt: Date
    updatedAt: Date
  }
  /** Products of one transaction. They lie one batch behind the other in the order of their ids. */
  catalogBulkBatches: {
    jobId: string
    firstId: string
    productIds: string[]
    /** Variants of those products whose stock is changed: each has its own result. */
    variantIds: Generated<string[] | null>
    done: Generated<boolean>
  }
  /** Products or items of variants that could not be changed. */
  catalogBulkItems: {
    jobId: string
    productId: string
    status: 'SUCCEEDED' | 'FAILED'
    error: ColumnType<BulkError | null>
  }
}
