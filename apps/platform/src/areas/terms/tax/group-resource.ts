import { TaxGroup } from '@galleria/platform-client/entities/trade'
import { taxGroupCreated, taxGroupDeleted, taxGroupUpdated } from '@galleria/platform-client/events'
import * as operations from '@galleria/platform-client/operations/terms/tax'
import { z } from 'zod'
import { entityOf } from '../../../base/entity.ts'
import type { Trx } from '../../../data/database.ts'
import { refused } from '../crud/parts.ts'
import type { CrudResource, OwnerContext } from '../crud/resource.ts'
import { findProductIds, type GroupRow, groupRows } from './store/groups.ts'

const Products = z.array(z.guid()).max(1000)
const Input = z.object({ name: z.string().min(1).max(100), productIds: Products.default([]) })
type Input = z.output<typeof Input>
const Changes = z.object({ name: z.string().min(1).max(100).optional(), productIds: Products.optional() })
type Changes = z.output<typeof Changes>

function view(_: OwnerContext, row: GroupRow) {
  return { ...entityOf(row), name: row.name, productIds: row.productIds }
}

async function checkProducts(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const own = [...new Set(ids)]
  const known = own.length ? await findProductIds(trx, own) : []
  if (known.length < own.length) throw refused('taxGroup.productIds', 'is not an existing product')
  return own
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
  rows: groupRows,
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
  events: { created: taxGroupCreated, updated: taxGroupUpdated, deleted: taxGroupDeleted },
}
