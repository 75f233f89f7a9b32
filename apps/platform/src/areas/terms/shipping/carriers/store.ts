import type { Db, Trx } from '../../../../data/database.ts'

export async function deleteFailing(trx: Trx, carrierId: string): Promise<void> {
  await trx.deleteFrom('failingCarriers').where('carrierId', '=', carrierId).execute()
}

export async function insertFailing(trx: Trx, carrierId: string): Promise<void> {
  await trx.insertInto('failingCarriers').values({ carrierId }).execute()
}

export function findCarriers(db: Db) {
  return db
    .selectFrom('shippingOptions')
    .select(['carrierId', 'title'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export function findFailing(db: Db) {
  return db.selectFrom('failingCarriers').select('carrierId').execute()
}
