import type { Selectable } from 'kysely'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import type { Rows } from '../../crud/resource.ts'
import type { DiscountTables } from '../tables.ts'

export function findActiveFees(db: Db) {
  return db.selectFrom('additionalFees').selectAll().where('active', '=', true).orderBy('code').execute()
}

export function findOtherFee(trx: Trx, id: string, code: string) {
  return trx
    .selectFrom('additionalFees')
    .select('id')
    .where('code', '=', code)
    .where('id', '<>', id)
    .executeTakeFirst()
}

export type FeeRow = Selectable<DiscountTables['additionalFees']>

export const feeRows: Rows<FeeRow> = {
  all: (db: Db) => db.selectFrom('additionalFees').selectAll().orderBy('code').execute(),
  find: (db, id, options) =>
    findOne(db.selectFrom('additionalFees').selectAll().where('id', '=', id), options),
  insert: (trx, row) => trx.insertInto('additionalFees').values(stored(row)).execute(),
  update: (trx, row) => trx.updateTable('additionalFees').set(stored(row)).where('id', '=', row.id).execute(),
  remove: (trx, { id }) => trx.deleteFrom('additionalFees').where('id', '=', id).execute(),
}

const stored = (row: FeeRow) => ({ ...row, scopes: row.scopes ? jsonb(row.scopes) : null })
