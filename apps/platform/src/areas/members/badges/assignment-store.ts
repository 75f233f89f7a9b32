import { randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Trx } from '../../../data/database.ts'
import { column, type Fields, idColumn } from '../../../data/query-language/fields.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Caller } from '../../../http/caller.ts'
import { isOwner } from '../access.ts'
import { visibleTo } from '../store.ts'
import type { MemberTables } from '../tables.ts'
import type { AssignmentRow } from './view.ts'

export function findAssignment(trx: Trx, badgeId: string, memberId: string) {
  return trx
    .selectFrom('badgeAssignments')
    .selectAll()
    .where('badgeId', '=', badgeId)
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow()
}

/** Ids of `ids` that are members. */
export async function findExistingMembers(trx: Trx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await trx.selectFrom('members').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Leaves existing assignments, and returns the new ones. */
export function insertAssignments(
  trx: Trx,
  assignments: readonly Insertable<MemberTables['badgeAssignments']>[],
): Promise<AssignmentRow[]> {
  return trx
    .insertInto('badgeAssignments')
    .values([...assignments])
    .onConflict((conflict) => conflict.columns(['badgeId', 'memberId']).doNothing())
    .returningAll()
    .execute()
}

export function deleteAssignmentsOf(trx: Trx, badgeId: string): Promise<AssignmentRow[]> {
  return trx.deleteFrom('badgeAssignments').where('badgeId', '=', badgeId).returningAll().execute()
}

export function deleteAssignment(trx: Trx, id: string) {
  return trx
    .deleteFrom('badgeAssignments')
    .where('id', '=', isUuid(id) ? id : randomUUID())
    .returningAll()
    .executeTakeFirst()
}

export function assignmentList(caller: Caller) {
  return {
    of: isOwner(caller) ? 'badge assignments of the owner' : 'badge assignments',
    columns: sql`a.id, a.badge_id, a.member_id, a.created_at`,
    from: sql`from badge_assignments a join members m on m.id = a.member_id`,
    where: visibleTo(caller),
    id: sql.ref('a.id'),
    fields: assignmentFields,
  }
}

const assignmentFields: Fields = {
  id: idColumn(sql.ref('a.id')),
  badgeId: idColumn(sql.ref('a.badge_id')),
  memberId: idColumn(sql.ref('a.member_id')),
  createdDate: column('date', sql.ref('a.created_at'), { sortable: true }),
}

export function deleteAssignments(trx: Trx, badgeId: string, memberIds: readonly string[]) {
  return trx
    .deleteFrom('badgeAssignments')
    .where('badgeId', '=', badgeId)
    .where('memberId', 'in', memberIds)
    .returningAll()
    .execute()
}
