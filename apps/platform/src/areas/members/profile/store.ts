import type { Db } from '../../../data/database.ts'

export function findSlug(db: Db, memberId: string) {
  return db.selectFrom('members').select('slug').where('id', '=', memberId).executeTakeFirst()
}
