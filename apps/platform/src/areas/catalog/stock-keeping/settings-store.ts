import type { Db, Trx } from '../../../data/database.ts'

/** Pieces at which a variant is low, until the store says another number. */
const LOW = 5

export async function stockSettings(db: Db): Promise<{ readonly lowStockAt: number }> {
  const row = await db.selectFrom('stockSettings').select('lowStockAt').where('id', '=', 1).executeTakeFirst()
  return row ?? { lowStockAt: LOW }
}

export async function saveStockSettings(trx: Trx, lowStockAt: number, updatedAt: Date): Promise<void> {
  await trx
    .insertInto('stockSettings')
    .values({ id: 1, lowStockAt, updatedAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ lowStockAt, updatedAt }))
    .execute()
}
