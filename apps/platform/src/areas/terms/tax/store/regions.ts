import type { Trx } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import type { Rows } from '../../crud/resource.ts'
import type { TaxRegion } from '../read.ts'

export function findRegionOf(trx: Trx, country: string, subdivision: string) {
  return trx
    .selectFrom('taxRegions')
    .select('id')
    .where('country', '=', country)
    .where('subdivision', '=', subdivision)
    .executeTakeFirst()
}

export const regionRows: Rows<TaxRegion> = {
  all: (db) => db.selectFrom('taxRegions').selectAll().orderBy('country').orderBy('subdivision').execute(),
  find: (db, id, options) => findOne(db.selectFrom('taxRegions').selectAll().where('id', '=', id), options),
  insert: (trx, row) => trx.insertInto('taxRegions').values(row).execute(),
  update: (trx, row) => trx.updateTable('taxRegions').set(row).where('id', '=', row.id).execute(),
  remove: (trx, { id }) => trx.deleteFrom('taxRegions').where('id', '=', id).execute(),
}
