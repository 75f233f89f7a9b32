import type { Db } from '../../data/database.ts'

/** Whether nobody has put anything into this store yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const found = await db.selectFrom('products').select('id').limit(1).executeTakeFirst()
  return !found
}
