import type { RawBuilder } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import type { CheckoutSettings } from './input.ts'

export function upsertSettings(trx: Trx, document: RawBuilder<CheckoutSettings>, date: Date) {
  return trx
    .insertInto('checkoutSettings')
    .values({ id: 1, document, revision: 1, createdAt: date, updatedAt: date })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        document,
        revision: row('checkoutSettings.revision', '+', 1),
        updatedAt: date,
      })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
}

export function findSettings(db: Db) {
  return db.selectFrom('checkoutSettings').select('document').where('id', '=', 1).executeTakeFirst()
}
