import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { visibleTo } from '../store.ts'

export function findBadges(db: Db) {
  return db.selectFrom('badges').selectAll().orderBy('position').orderBy('id').execute()
}

export async function countMembersPerBadge(db: Db, caller: Caller) {
  const { rows } = await sql<{ badgeId: string; memberCount: number }>`
        select b.id as badge_id, count(m.id)::int as member_count from badges b
        left join badge_assignments a on a.badge_id = b.id
        left join members m on m.id = a.member_id and ${visibleTo(caller)}
        group by b.id, b.position order by b.position, b.id`.execute(db)
  return rows
}

export async function findBadgeIdsOf(db: Db, ids: readonly string[], caller: Caller, own: string | null) {
  const { rows } = await sql<{ memberId: string; badgeIds: string[] }>`
        select a.member_id, array_agg(a.badge_id order by b.position, b.id) as badge_ids
        from badge_assignments a join badges b on b.id = a.badge_id join members m on m.id = a.member_id
        where a.member_id = any(${ids}::uuid[]) and ((${visibleTo(caller)}) or m.id = ${own}::uuid)
        group by a.member_id order by a.member_id`.execute(db)
  return rows
}

export function findBadgePage(db: Db, limit: number, offset: number) {
  return db
    .selectFrom('badges')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countBadges(db: Db) {
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total from badges`.execute(db)
  return rows
}

export async function findBadgeMembers(
  db: Db,
  {
    badgeId,
    caller,
    limit,
    offset,
  }: { readonly badgeId: string; readonly caller: Caller; readonly limit: number; readonly offset: number },
) {
  const from = sql`from badge_assignments a join members m on m.id = a.member_id`
  const where = sql`a.badge_id = ${badgeId}::uuid and ${visibleTo(caller)}`
  const { rows } = await sql<{ memberId: string }>`select a.member_id ${from} where ${where}
        order by a.created_at, a.member_id limit ${limit} offset ${offset}`.execute(db)
  const { rows: totals } = await sql<{ total: number }>`
        select count(*)::int as total ${from} where ${where}`.execute(db)
  return { totals, rows }
}
