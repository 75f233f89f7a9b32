import type { Db, Trx } from '../../../data/database.ts'

export function findDigitalFiles(trx: Trx, ids: readonly string[]) {
  return trx.selectFrom('products').select(['id', 'digitalFile']).where('id', 'in', ids).execute()
}

export function findDigitalFile(db: Db, catalogItemId: string | undefined) {
  return db
    .selectFrom('products')
    .select('digitalFile')
    .where('id', '=', catalogItemId ?? '')
    .executeTakeFirst()
}
