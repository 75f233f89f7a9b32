import { MemberAuditEntry } from '@galleria/platform-client/entities/members'
import * as operations from '@galleria/platform-client/operations/members/member-administration'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { CursorPaging, KeysetQuery, type Place } from '../../../data/query-language/keyset.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Caller } from '../../../http/caller.ts'
import { CursorMetadata } from '../../../http/openapi/shapes.ts'
import { type App, type Call, operation } from '../../../http/route.ts'
import { noMember } from '../access.ts'
import { pageOf } from '../page-store.ts'
import type { MemberTables } from '../tables.ts'
import { auditList } from './store.ts'

type Row = Selectable<MemberTables['memberAudit']> & {
  readonly byName: string | null
  readonly byEmail: string | null
}

const answer = z.object({ entries: z.array(MemberAuditEntry), pagingMetadata: CursorMetadata })

/** Routes of the audit log of members, newest first: the platform's own calls, for the owner and the staff. */
export function auditRoutes(app: App): void {
  operation(
    app,
    operations.listMemberAudit,
    { query: z.object({ memberId: z.string(), cursorPaging: CursorPaging }), answer },
    (call) => {
      const { memberId, cursorPaging } = call.input
      // Deleted members keep their entries, so the id alone is checked.
      if (!isUuid(memberId)) throw noMember()
      return page(call, { filter: { memberId }, sort: [], cursorPaging }, { at: '' })
    },
  )

  operation(
    app,
    operations.queryMemberAudit,
    { body: z.object({ query: KeysetQuery.prefault({}) }), answer },
    (call) => page(call, call.input.query),
  )
}

async function page(call: Pick<Call<Caller, unknown>, 'db' | 'config'>, query: KeysetQuery, place?: Place) {
  const list = auditList()
  const { pageRows, metadata } = await pageOf<Row>(call, list, query, place)
  return { entries: pageRows.map(view), pagingMetadata: metadata }
}

function view({ id, memberId, action, byType, byId, byName, byEmail, details, createdAt }: Row) {
  const by = { type: byType, id: byId, name: byName, email: byEmail }
  return { id, memberId, action, by, details, createdDate: createdAt.toISOString() }
}
