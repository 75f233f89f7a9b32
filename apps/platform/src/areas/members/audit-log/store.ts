import { sql } from 'kysely'
import { column, escapeLike, type Fields, idColumn } from '../../../data/query-language/fields.ts'

/** @param text is found in the call, the object, its fields and the author */
export function auditLogList(text: string | undefined) {
  const like = `%${escapeLike(text ?? '')}%`
  return {
    of: `audit log ${text ?? ''}`,
    columns: sql`a.id, a.by_type, a.by_id, a.member_id, a.operation, a.area, a.kind, a.object_id, a.changes,
      a.created_at, m.nickname, m.login_email, m.contact, k.name as key_name, o.name as object_name`,
    from: sql`from audit_log a left join members m on m.id = a.member_id
      left join api_keys k on k.id::text = a.by_id
      left join api_keys o on a.kind = 'api-keys' and o.id::text = a.object_id`,
    ...(text && {
      where: sql<boolean>`(a.operation ilike ${like} or a.kind ilike ${like} or a.object_id ilike ${like}
        or m.nickname ilike ${like} or m.login_email ilike ${like} or a.changes::text ilike ${like}
        or k.name ilike ${like} or o.name ilike ${like})`,
    }),
    id: sql.ref('a.id'),
    fields,
  }
}

const fields: Fields = {
  id: idColumn(sql.ref('a.id')),
  byType: column('text', sql.ref('a.by_type')),
  byId: column('text', sql.ref('a.by_id')),
  byMemberId: idColumn(sql.ref('a.member_id')),
  operation: column('text', sql.ref('a.operation')),
  area: column('text', sql.ref('a.area')),
  kind: column('text', sql.ref('a.kind')),
  objectId: column('text', sql.ref('a.object_id')),
  createdDate: column('date', sql.ref('a.created_at'), { sortable: true }),
}
