import type { ColumnType } from 'kysely'
import type { Caller } from '../caller.ts'

export type BulkAction = 'DELETE' | 'APPROVE' | 'BLOCK' | 'MUTE' | 'UNMUTE'

export type CustomFieldType = 'TEXT' | 'NUMBER' | 'DATE' | 'URL' | 'CHECKBOX'

export interface BulkError {
  readonly code: string
  readonly description: string
}

export interface MemberTables {
  /** One member wants nothing to do with another. */
  memberBlocks: { memberId: string; blockedMemberId: string; createdAt: Date }
  /** A change of many members, carried on by any server. */
  memberBulkJobs: {
    id: string
    action: BulkAction
    /** Who gets what deleted members wrote. */
    contentAssigneeId: string | null
    status: 'RUNNING' | 'FINISHED'
    total: number
    succeeded: ColumnType<number, number | undefined>
    failed: ColumnType<number, number | undefined>
    /** Events are told as caused by them, whenever the job gets there. */
    createdBy: ColumnType<Caller | null>
    createdAt: Date
    updatedAt: Date
  }
  memberBulkItems: {
    jobId: string
    memberId: string
    status: 'PENDING' | 'SUCCEEDED' | 'FAILED'
    error: BulkError | null
  }
  /** One row, `id` 1; before the first change there is none. */
  memberSettings: { id: number; defaultPrivacy: 'PUBLIC' | 'PRIVATE' | 'UNDEFINED'; revision: number }
  /** What members tell of themselves beyond the usual; a member's values are in the contact. */
  memberCustomFields: {
    key: string
    name: string
    type: CustomFieldType
    visibility: 'PUBLIC' | 'PRIVATE' | 'COMMUNITY'
    revision: number
    createdAt: Date
    updatedAt: Date
  }
}
