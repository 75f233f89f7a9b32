import type { Selectable } from 'kysely'
import { applicationError } from '../../../../base/errors.ts'
import type { Db, Trx } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import { markChanged } from '../../../catalog/index.ts'
import type { Rows } from '../../crud/resource.ts'
import type { TaxTables } from '../tables.ts'

export function findProductIds(trx: Trx, own: readonly string[]) {
  return trx.selectFrom('products').select('id').where('id', 'in', own).execute()
}

export interface GroupRow extends Selectable<TaxTables['taxGroups']> {
  readonly productIds: readonly string[]
}

export const groupRows: Rows<GroupRow> = {
  all: async (db) =>
    withProducts(db, await db.selectFrom('taxGroups').selectAll().orderBy('name').orderBy('id').execute()),
  async find(db, id, options) {
    const row = await findOne(db.selectFrom('taxGroups').selectAll().where('id', '=', id), options)
    return row && (await withProducts(db, [row]))[0]
  },
  async insert(trx, row) {
    const { productIds: _, ...group } = row
    await trx.insertInto('taxGroups').values(group).execute()
    await assign(trx, row)
  },
  async update(trx, row) {
    const { productIds: _, ...group } = row
    await trx.updateTable('taxGroups').set(group).where('id', '=', row.id).execute()
    await assign(trx, row)
  },
  async remove(trx, { id }) {
    const used = await trx.selectFrom('taxRates').select('id').where('taxGroupId', '=', id).executeTakeFirst()
    if (used)
      throw applicationError(409, 'TAX_GROUP_IN_USE', 'A tax rate uses this group. Delete the rate first.')
    await markChanged(trx, await leave(trx, id))
    await trx.deleteFrom('taxGroups').where('id', '=', id).execute()
  },
}

/** A product is in one group: whoever takes it has it. */
async function assign(trx: Trx, { id, productIds }: GroupRow): Promise<void> {
  const left = await leave(trx, id)
  // Products are found by their group too.
  await markChanged(trx, new Set([...left, ...productIds]))
  if (productIds.length === 0) return
  await trx.deleteFrom('taxGroupProducts').where('productId', 'in', productIds).execute()
  await trx
    .insertInto('taxGroupProducts')
    .values(productIds.map((productId) => ({ productId, taxGroupId: id })))
    .execute()
}

/** @returns the products that were in it */
async function leave(trx: Trx, id: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('taxGroupProducts')
    .where('taxGroupId', '=', id)
    .returning('productId')
    .execute()
  return rows.map(({ productId }) => productId)
}

async function withProducts(
  db: Db | Trx,
  groups: readonly Selectable<TaxTables['taxGroups']>[],
): Promise<GroupRow[]> {
  const ids = groups.map(({ id }) => id)
  const rows = ids.length
    ? await db
        .selectFrom('taxGroupProducts')
        .selectAll()
        .where('taxGroupId', 'in', ids)
        .orderBy('productId')
        .execute()
    : []
  return groups.map((group) => ({
    ...group,
    productIds: rows.filter(({ taxGroupId }) => taxGroupId === group.id).map(({ productId }) => productId),
  }))
}

export function findGroupId(trx: Trx, taxGroupId: string) {
  return trx.selectFrom('taxGroups').select('id').where('id', '=', taxGroupId).executeTakeFirst()
}
