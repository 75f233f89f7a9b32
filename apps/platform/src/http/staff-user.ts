import type { StaffUser } from '../base/staff-user.ts'
import type { Db } from '../data/database.ts'

/** Asked at every call: who is no longer of the staff has no right left in an old token. */
export async function staffUser(
  db: Db,
  by: { id: string } | { memberId: string },
): Promise<StaffUser | undefined> {
  const row = await db
    .selectFrom('staffUsers')
    .select(['id', 'role'])
    .where('id' in by ? 'id' : 'memberId', '=', 'id' in by ? by.id : by.memberId)
    .executeTakeFirst()
  return row && { type: 'USER', userId: row.id, role: row.role }
}
