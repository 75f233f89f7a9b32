import type { Db } from '../../../data/database.ts'

export function findStaffEmail(db: Db, userId: string) {
  return db
    .selectFrom('staffUsers')
    .innerJoin('members', 'members.id', 'staffUsers.memberId')
    .select('members.loginEmail')
    .where('staffUsers.id', '=', userId)
    .executeTakeFirst()
}
