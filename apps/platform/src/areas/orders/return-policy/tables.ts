import type { ColumnType } from 'kysely'
import type { Policy } from './policy.ts'

export interface ReturnPolicyTables {
  /** One row: the policy that returns of buyers are held against. Fields that are new here are not in an old row. */
  returnPolicy: { id: number; document: ColumnType<Partial<Policy>>; updatedAt: Date }
}
