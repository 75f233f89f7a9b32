import { TaxGroup } from '@galleria/platform-client/entities/trade'
import { taxGroupCreated, taxGroupDeleted, taxGroupUpdated } from '@galleria/platform-client/events'
import * as operations from '@galleria/platform-client/operations/terms/tax'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { entityOf } from '../../../base/entity.ts'
import { applicationError } from '../../../base/errors.ts'
import type { Db, Trx } from '../../../data/database.ts'
import { findOne } from '../../../data/find-one.ts'
import { emit } from '../../../data/outbox.ts'
import { markChanged } from '../../catalog/index.ts'
import { refused } from '../crud/parts.ts'
import type { Change, ChangedEntity, CrudResource, OwnerContext } from '../crud/resource.ts'
import type { TaxTables } from './tables.ts'

interface GroupRow extends Selectable<TaxTables['taxGroups']> {
  readonly productIds: readonly string[]
}

const Products = z.array(z.guid()).max(1000)
const Input = z.object({ name: z.string().min(1).max(100), productIds: Products.default([]) })
type Input = z.output<typeof Input>
const Changes = z.object({ name: z.string().min(1).max(100).optional(), productIds: Products.optional() })
type Changes = z.output<typeof Changes>

function view(_: OwnerContext, row: GroupRow) {
  return { ...entityOf(row), name: row.name, productIds: row.productIds }
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

async function checkProducts(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const own = [...new Set(ids)]
  const known = own.length
    ? await trx.selectFrom('products').select('id').where('id', 'in', own).execute()
    : []
  if (known.length < own.length) throw refused('taxGroup.productIds', 'names a product that is not there')
  return own
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

/** Goods that are taxed alike (spec §3 names it, wire §2.11 its events). */
export const taxGroupResource: CrudResource<GroupRow, Input, Changes, ReturnType<typeof view>> = {
  one: 'taxGroup',
  operations: {
    create: operations.createTaxGroup,
    query: operations.queryTaxGroups,
    get: operations.getTaxGroup,
    update: operations.updateTaxGroup,
    remove: operations.deleteTaxGroup,
  },
  Input,
  Changes,
  Entity: TaxGroup,
  view,
  fields: {
    id: { kind: 'id', read: ({ id }) => id, sortable: true },
    name: { kind: 'text', read: ({ name }) => name, sortable: true },
  },
  rows: {
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
      const used = await trx
        .selectFrom('taxRates')
        .select('id')
        .where('taxGroupId', '=', id)
        .executeTakeFirst()
      if (used)
        throw applicationError(409, 'TAX_GROUP_IN_USE', 'An authority has a rate of its own for this group')
      await markChanged(trx, await leave(trx, id))
      await trx.deleteFrom('taxGroups').where('id', '=', id).execute()
    },
  },
  async make(trx, _, { name, productIds }, row) {
    return { ...row, name, productIds: await checkProducts(trx, productIds) }
  },
  async change(trx, _, row, { name, productIds }) {
    return {
      ...row,
      name: name ?? row.name,
      productIds: productIds ? await checkProducts(trx, productIds) : row.productIds,
    }
  },
  emit: emitChange,
}

function emitChange(trx: Trx, what: Change, changed: ChangedEntity): Promise<void> {
  if (what === 'created') return emit(trx, taxGroupCreated, changed)
  if (what === 'updated') return emit(trx, taxGroupUpdated, changed)
  return emit(trx, taxGroupDeleted, changed)
}
