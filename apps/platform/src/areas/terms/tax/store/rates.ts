import { jsonb } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import type { Rows } from '../../crud/resource.ts'
import type { TaxRate } from '../read.ts'

export const rateRows: Rows<TaxRate> = {
  all: (db) => db.selectFrom('taxRates').selectAll().orderBy('country').orderBy('id').execute(),
  find: (db, id, options) => findOne(db.selectFrom('taxRates').selectAll().where('id', '=', id), options),
  insert: (trx, row) => trx.insertInto('taxRates').values(stored(row)).execute(),
  update: (trx, row) => trx.updateTable('taxRates').set(stored(row)).where('id', '=', row.id).execute(),
  remove: (trx, { id }) => trx.deleteFrom('taxRates').where('id', '=', id).execute(),
}

const stored = (row: TaxRate) => ({
  ...row,
  postalPrefixes: row.postalPrefixes ? jsonb(row.postalPrefixes) : null,
})
