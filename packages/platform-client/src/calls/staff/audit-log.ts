import { defineCall, z } from '@galleria/platform-client'
import { AuditEntry } from '../../entities/staff/audit-entry.ts'
import * as operations from '../../operations/staff/audit-log.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type { AuditEntry } from '../../entities/staff/audit-entry.ts'

/**
 * Changes by staff and apps, newest first; filters by `byType`, `byId`, `byMemberId`, `operation`, `area`, `kind`, `objectId`,
 * `createdDate`. `text` finds words of the call, the object, its fields and the author; send it with each cursor.
 */
export const queryAuditEntries = /* @__PURE__ */ defineCall<
  { query: CursorQuery; text?: string },
  { entries: AuditEntry[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(operations.queryAuditEntries, () =>
  z.object({ entries: z.array(AuditEntry), pagingMetadata: CursorMetadata }),
)
