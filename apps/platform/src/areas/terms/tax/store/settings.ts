import type { Db, Trx } from '../../../../data/database.ts'
import type { TaxTables } from '../tables.ts'

export function findSettings(db: Db) {
  return db.selectFrom('taxSettings').select(['mode', 'automatic']).executeTakeFirst()
}

export type TaxSettings = Omit<TaxTables['taxSettings'], 'id'>

export const standard: TaxSettings = { mode: 'AUTO', automatic: 'ON' }

export function upsertSettings(trx: Trx, changes: Partial<TaxSettings>) {
  return trx
    .insertInto('taxSettings')
    .values({ id: 1, ...standard, ...changes })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: 1, ...changes }))
    .returning(['mode', 'automatic'])
    .executeTakeFirstOrThrow()
}
