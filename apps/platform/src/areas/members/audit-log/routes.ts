import { AuditEntry } from '@galleria/platform-client/entities/staff'
import * as operations from '@galleria/platform-client/operations/staff/audit-log'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { fullName } from '../../../base/texts/full-name.ts'
import { KeysetQuery } from '../../../data/query-language/keyset.ts'
import { CursorMetadata } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import type { MemberContact } from '../../identity/index.ts'
import { pageOf } from '../page-store.ts'
import type { MemberTables } from '../tables.ts'
import { auditLogList } from './store.ts'

type Row = Selectable<MemberTables['auditLog']> & {
  readonly nickname: string | null
  readonly loginEmail: string | null
  readonly contact: MemberContact | null
  /** Names of the API key that made the change, and of the one that was changed. */
  readonly keyName: string | null
  readonly objectName: string | null
}

/** The audit log, newest first: the platform's own call, for the owner and managers. */
export function auditLogRoutes(app: App): void {
  operation(
    app,
    operations.queryAuditEntries,
    {
      body: z.object({ query: KeysetQuery.prefault({}), text: z.string().max(100).optional() }),
      answer: z.object({ entries: z.array(AuditEntry), pagingMetadata: CursorMetadata }),
    },
    async (call) => {
      const { query, text } = call.input
      const { pageRows, metadata } = await pageOf<Row>(call, auditLogList(text?.trim()), query)
      return { entries: pageRows.map(view), pagingMetadata: metadata }
    },
  )
}

function view(row: Row) {
  const name = fullName(row.contact) || row.nickname || row.keyName
  return {
    ...{ id: row.id, operation: row.operation, area: row.area, changes: row.changes },
    createdDate: row.createdAt.toISOString(),
    by: { type: row.byType, id: row.byId, memberId: row.memberId, name, email: row.loginEmail },
    object: { kind: row.kind, id: row.objectId, name: row.objectName },
  }
}
