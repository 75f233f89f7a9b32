import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import type { EventTables } from '../tables.ts'

export type KeyRow = Selectable<EventTables['eventKeys']>

/** Newest first, without those that are no longer published. */
export function publishedKeys(db: Db, appId: string, now: Date): Promise<KeyRow[]> {
  return db
    .selectFrom('eventKeys')
    .selectAll()
    .where('appId', '=', appId)
    .where((eb) => eb.or([eb('retiresAt', 'is', null), eb('retiresAt', '>', now)]))
    .orderBy('generation', 'desc')
    .execute()
}

/** Stores a key: of several servers that make one at once, one wins and the others use its key. */
export async function insertKey(db: Db, row: Insertable<EventTables['eventKeys']>): Promise<void> {
  await db
    .insertInto('eventKeys')
    .values(row)
    .onConflict((conflict) => conflict.columns(['appId', 'generation']).doNothing())
    .execute()
}

/** Locks the newest key. */
export function lockNewestKey(trx: Trx, appId: string) {
  return trx
    .selectFrom('eventKeys')
    .select('generation')
    .where('appId', '=', appId)
    .orderBy('generation', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function retireKeys(trx: Trx, appId: string, retiresAt: Date): Promise<void> {
  await trx
    .updateTable('eventKeys')
    .set({ retiresAt })
    .where('appId', '=', appId)
    .where('retiresAt', 'is', null)
    .execute()
}
