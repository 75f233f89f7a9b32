import { sql } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import { column, type Fields, idColumn } from '../../../data/query-language/fields.ts'

/** Ids in one answer, the oldest block first. */
const MOST = 100

export function findBlockedIds(db: Db, memberId: string) {
  return db
    .selectFrom('memberBlocks')
    .select('blockedMemberId')
    .where('memberId', '=', memberId)
    .orderBy('createdAt')
    .orderBy('blockedMemberId')
    .limit(MOST)
    .execute()
}

export async function insertBlock(trx: Trx, memberId: string, otherId: string, date: Date): Promise<void> {
  await trx
    .insertInto('memberBlocks')
    .values({ memberId, blockedMemberId: otherId, createdAt: date })
    .onConflict((conflict) => conflict.columns(['memberId', 'blockedMemberId']).doNothing())
    .execute()
}

export async function deleteBlock(db: Db, memberId: string, id: string): Promise<void> {
  await db
    .deleteFrom('memberBlocks')
    .where('memberId', '=', memberId)
    .where('blockedMemberId', '=', id)
    .execute()
}

export function blockList(memberId: string) {
  return {
    of: 'members blocked',
    columns: sql`k.blocked_member_id as id, m.nickname, k.created_at`,
    from: sql`from member_blocks k join members m on m.id = k.blocked_member_id`,
    where: sql<boolean>`k.member_id = ${memberId}::uuid`,
    id: sql.ref('k.blocked_member_id'),
    fields,
  }
}

const fields: Fields = {
  createdDate: column('date', sql.ref('k.created_at'), { sortable: true }),
  id: idColumn(sql.ref('k.blocked_member_id')),
}
