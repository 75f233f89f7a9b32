import type { Db } from '../../data/database.ts'

/** Address that a consent is about, and the language that it was given in. */
export function findAddress(db: Db, id: string) {
  return db
    .selectFrom('marketingConsents')
    .select(['email', 'language'])
    .where('id', '=', id)
    .executeTakeFirst()
}
