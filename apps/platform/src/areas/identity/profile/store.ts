import type { Db } from '../../../data/database.ts'

export function findFactorTypes(db: Db, memberId: string) {
  return db
    .selectFrom('factors')
    .select(['id', 'type'])
    .where('memberId', '=', memberId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export function findOpenEnrollments(db: Db, memberId: string, now: Date) {
  return db
    .selectFrom('enrollments')
    .select(['id', 'type'])
    .where('memberId', '=', memberId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('id')
    .execute()
}
