import type { Selectable } from 'kysely'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import type { Rows } from '../../crud/resource.ts'
import type { DiscountTables } from '../tables.ts'

export type RuleRow = Selectable<DiscountTables['discountRules']>

const stored = (row: RuleRow) => ({
  ...row,
  trigger: jsonb(row.trigger),
  reduction: jsonb(row.reduction),
  scopes: row.scopes ? jsonb(row.scopes) : null,
  segmentIds: row.segmentIds ? jsonb(row.segmentIds) : null,
})

export const ruleRows: Rows<RuleRow> = {
  all: (db: Db) => db.selectFrom('discountRules').selectAll().orderBy('id').execute(),
  find: (db, id, options) =>
    findOne(db.selectFrom('discountRules').selectAll().where('id', '=', id), options),
  insert: (trx, row) => trx.insertInto('discountRules').values(stored(row)).execute(),
  // How often it was used is counted by orders meanwhile.
  update(trx, row) {
    const { used: _, ...rest } = stored(row)
    return trx.updateTable('discountRules').set(rest).where('id', '=', row.id).execute()
  },
  remove: (trx, { id }) => trx.deleteFrom('discountRules').where('id', '=', id).execute(),
}

export function findRules(db: Db) {
  return db.selectFrom('discountRules').selectAll().orderBy('id').execute()
}

/** When an order is placed: how often each rule gave something. */
export async function countRules(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('discountRules')
    .set((column) => ({ used: column('used', '+', 1) }))
    .where('id', 'in', [...ids].sort())
    .execute()
}
