import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { jsonb, type Trx } from '../../../data/database.ts'
import { column, type Fields, idColumn } from '../../../data/query-language/fields.ts'
import type { Caller } from '../../../http/caller.ts'
import type { AuditAction, AuditedBy } from '../tables.ts'

/** Decision about one member. Details name things by their ids: no text of a person gets in. */
export interface AuditEntry {
  readonly memberId: string
  readonly action: AuditAction
  readonly details?: Readonly<Record<string, unknown>>
}

export interface By {
  readonly date: Date
  readonly caller: Caller | undefined
}

/** Written in the transaction of what it tells of, so that neither is without the other. */
export async function record(trx: Trx, entries: readonly AuditEntry[], { date, caller }: By): Promise<void> {
  if (entries.length === 0) return
  await trx
    .insertInto('memberAudit')
    .values(
      entries.map(({ memberId, action, details = {} }) => ({
        ...{ id: randomUUID(), memberId, action, ...actor(caller) },
        ...{ details: jsonb(details), createdAt: date },
      })),
    )
    .execute()
}

function actor(caller: Caller | undefined): { byType: AuditedBy; byId: string | null } {
  switch (caller?.type) {
    case 'USER':
      return { byType: caller.role === 'OWNER' ? 'OWNER' : 'STAFF', byId: caller.userId }
    case 'APP':
      return { byType: 'APP', byId: caller.appId }
    case 'MEMBER':
      return { byType: 'MEMBER', byId: caller.memberId }
    default:
      return { byType: 'PLATFORM', byId: null }
  }
}

export function auditList() {
  return {
    of: 'audit of members',
    columns: sql`a.id, a.member_id, a.action, a.by_type, a.by_id, a.details, a.created_at,
      coalesce(w.nickname, k.name) as by_name, w.login_email as by_email`,
    from: sql`from member_audit a left join staff_users s on s.id::text = a.by_id
      left join members w on w.id = s.member_id left join api_keys k on k.id::text = a.by_id`,
    id: sql.ref('a.id'),
    fields,
  }
}

const fields: Fields = {
  id: idColumn(sql.ref('a.id')),
  memberId: idColumn(sql.ref('a.member_id')),
  action: column('text', sql.ref('a.action')),
  byType: column('text', sql.ref('a.by_type')),
  byId: column('text', sql.ref('a.by_id')),
  createdDate: column('date', sql.ref('a.created_at'), { sortable: true }),
}
