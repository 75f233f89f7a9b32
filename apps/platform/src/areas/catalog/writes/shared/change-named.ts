import { randomUUID } from 'node:crypto'
import { applicationError } from '../../../../base/errors.ts'
import { checkRevision } from '../../../../base/input/revision.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { Edit } from '../../edits/edit.ts'
import { saveProducts } from '../products/save.ts'
import type { ProductState } from '../products/state.ts'
import { lockProducts } from '../products/store/lock.ts'
import { insertNamed, nameTaken, removeNamed, renameNamed } from './named.ts'
import { findProductsHaving, lockNamedRow, type NamedState, type NamedTable } from './store.ts'

/** Products of one statement, where a brand goes that many have. */
const BATCH = 500

function without(product: ProductState, table: NamedTable, id: string): ProductState {
  if (table === 'brands') return { ...product, brandId: null }
  const left = product.additionalRibbonIds?.filter((each) => each !== id) ?? []
  return {
    ...product,
    ribbonId: product.ribbonId === id ? null : product.ribbonId,
    additionalRibbonIds: left.length ? left : null,
  }
}

/** @throws ApiError 409 where another has the name */
export async function createNamed(edit: Edit, table: NamedTable, name: string): Promise<string> {
  const { date } = edit
  const row = { id: randomUUID(), name, revision: 1, createdAt: date, updatedAt: date }
  if (await insertNamed(edit, table, row)) return row.id
  throw nameTaken(table, name)
}

/** @throws ApiError 404, and 409 where it was changed meanwhile or another has the name */
export async function updateNamed(
  edit: Edit,
  table: NamedTable,
  wanted: { readonly id: string; readonly revision: number; readonly name?: string | undefined },
): Promise<void> {
  const before = await lockNamed(edit, table, wanted.id)
  checkRevision(before.revision, wanted.revision)
  if (wanted.name === undefined || wanted.name === before.name) return
  await renameNamed(edit, table, before, wanted.name)
}

/** Its products stay; that they lose it is kept of each, so that it can be taken back. */
export async function deleteNamed(edit: Edit, table: NamedTable, id: string): Promise<void> {
  const before = await lockNamed(edit, table, id)
  const ids = await findProductsHaving(edit.trx, table, before.id)
  for (let at = 0; at < ids.length; at += BATCH) {
    const products = await lockProducts(edit.trx, ids.slice(at, at + BATCH))
    await saveProducts(
      edit,
      [...products.values()].map((product) => ({
        before: product,
        after: without(product, table, before.id),
      })),
    )
  }
  await removeNamed(edit, table, before)
}

async function lockNamed({ trx }: Edit, table: NamedTable, id: string): Promise<NamedState> {
  const row = isUuid(id) ? await lockNamedRow(trx, table, id) : undefined
  if (row) return row
  const kind = table === 'brands' ? 'brand' : 'ribbon'
  throw applicationError(404, `${kind.toUpperCase()}_NOT_FOUND`, `There is no ${kind} ${JSON.stringify(id)}`)
}
