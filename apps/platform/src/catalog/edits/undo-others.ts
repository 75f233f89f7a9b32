import {
  type CollectionState,
  deleteCollection,
  lockCollection,
  saveCollection,
} from '../writes/collections.ts'
import { insertNamed, type NamedState, removeNamed, renameNamed } from '../writes/named.ts'
import { putBack } from './cells.ts'
import { checkCells, lost, type UndoneRow } from './check-cells.ts'
import type { Edit } from './edit.ts'

export async function undoCollection(edit: Edit, row: UndoneRow): Promise<void> {
  const { trx } = edit
  const there = await trx
    .selectFrom('collections')
    .select('id')
    .where('id', '=', row.entityId)
    .executeTakeFirst()
  const before = there && (await lockCollection(edit, row.entityId))
  checkCells(row, before)
  if (row.action === 'created') return deleteCollection(edit, row.entityId)
  const after = putBack<CollectionState>(before, row.cells, row.entityId)
  const taken = await trx
    .selectFrom('collections')
    .select('id')
    .where('slug', '=', after.slug)
    .where('id', '!=', after.id)
    .executeTakeFirst()
  if (taken) throw lost(row, `another collection has its slug ${JSON.stringify(after.slug)} now`)
  await saveCollection(edit, before, after)
}

/** A brand or a ribbon: one that was made goes again unless products have it, one that went comes back. */
export async function undoNamed(edit: Edit, row: UndoneRow): Promise<void> {
  const { trx } = edit
  const brand = row.kind === 'brand'
  const table = brand ? 'brands' : 'ribbons'
  const before = await trx
    .selectFrom(table)
    .selectAll()
    .where('id', '=', row.entityId)
    .forUpdate()
    .executeTakeFirst()
  checkCells(row, before)
  if (!before) {
    const state = putBack<NamedState>(undefined, row.cells, row.entityId)
    const after = { ...state, revision: (row.revision ?? 0) + 1, updatedAt: edit.date }
    if (await insertNamed(edit, table, after)) return
    throw lost(row, `another ${row.kind} has this name now`)
  }
  if (row.action === 'updated')
    return renameNamed(edit, table, before, putBack<NamedState>(before, row.cells, row.entityId).name)
  const used = await trx
    .selectFrom('products')
    .select('id')
    .where(brand ? 'brandId' : 'ribbonId', '=', row.entityId)
    .limit(1)
    .executeTakeFirst()
  if (used) throw lost(row, 'products have it')
  await removeNamed(edit, table, before)
}
