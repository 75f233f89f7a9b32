import { sql } from 'kysely'
import type { Trx } from '../../../../../data/database.ts'
import { changedNow, markDeleted, noteChanged } from '../../../store/changes.ts'
import type { ProductChange, ProductState, VariantState } from '../state.ts'
import { productColumns, variantColumns } from './columns.ts'
import { writeSubscriptions } from './subscriptions.ts'
import { writeTaxGroups } from './tax-groups.ts'

/** The rows of any number of products, each table in one statement. */
export async function writeProducts(trx: Trx, changes: readonly ProductChange[]): Promise<void> {
  const kept = changes.flatMap(({ after }) => after ?? [])
  const gone = changes.flatMap(({ before, after }) => (before && !after ? [before.id] : []))
  if (gone.length) await removeProducts(trx, gone)
  if (kept.length === 0) return
  await upsertProducts(trx, kept)
  await writeVariants(trx, changes)
  await writeMembers(trx, changes)
  await writeTaxGroups(trx, changes)
  await writeSubscriptions(trx, changes)
}

async function removeProducts(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('products')
    .where('id', 'in', [...ids])
    .execute()
  await markDeleted(trx, ids)
}

function upsertProducts(trx: Trx, products: readonly ProductState[]) {
  const rows = products.map(
    ({ variants: _, collections: __, taxGroupId: ___, subscriptions: ____, ...row }) => row,
  )
  const all = productColumns
  return noteChanged(
    trx,
    sql`insert into products (${all.names}, changed_at)
    select ${all.values}, ${changedNow} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${all.record})
    on conflict (id) do update set (${all.changing}, changed_at) = (${all.changed}, excluded.changed_at)
    returning id`,
  )
}

async function writeVariants(trx: Trx, changes: readonly ProductChange[]): Promise<void> {
  const changed: (VariantState & { readonly productId: string })[] = []
  const gone: string[] = []
  const moved: string[] = []
  for (const { before, after } of changes) {
    if (!after) continue
    const known = new Map(before?.variants.map((variant) => [variant.id, variant]))
    for (const variant of after.variants) {
      const old = known.get(variant.id)
      known.delete(variant.id)
      if (old === variant) continue
      changed.push({ ...variant, productId: after.id })
      if (old && old.position !== variant.position) moved.push(variant.id)
    }
    gone.push(...known.keys())
  }
  if (gone.length) await trx.deleteFrom('variants').where('id', 'in', gone).execute()
  // Out of the way first: two that change places would meet.
  if (moved.length)
    await sql`update variants set position = -1 - position where id = any(${moved}::uuid[])`.execute(trx)
  if (changed.length) await upsertVariants(trx, changed)
}

function upsertVariants(trx: Trx, rows: readonly object[]) {
  const { names, values, record, changing, changed } = variantColumns
  return sql`insert into variants (${names})
    select ${values} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${record})
    on conflict (id) do update set (${changing}) = (${changed})`.execute(trx)
}

async function writeMembers(trx: Trx, changes: readonly ProductChange[]): Promise<void> {
  const put: object[] = []
  const gone: object[] = []
  for (const { before, after } of changes) {
    if (!after || before?.collections === after.collections) continue
    const productId = after.id
    for (const [collectionId, position] of Object.entries(after.collections))
      if (before?.collections[collectionId] !== position) put.push({ collectionId, productId, position })
    for (const collectionId of Object.keys(before?.collections ?? {}))
      if (after.collections[collectionId] === undefined) gone.push({ collectionId, productId })
  }
  if (gone.length)
    await sql`delete from collection_products where (collection_id, product_id) in (
      select m."collectionId", m."productId" from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb)
        as m("collectionId" uuid, "productId" uuid))`.execute(trx)
  if (put.length)
    await sql`insert into collection_products (collection_id, product_id, position)
      select m."collectionId", m."productId", m.position from jsonb_to_recordset(${JSON.stringify(put)}::jsonb)
        as m("collectionId" uuid, "productId" uuid, position integer)
      on conflict (collection_id, product_id) do update set position = excluded.position`.execute(trx)
}
