import { sql } from 'kysely'
import type { Trx } from '../../../../../data/database.ts'
import { termsChanged } from '../../../../../data/terms-revision/change.ts'
import type { ProductChange } from '../state.ts'

export async function hasTaxGroup(trx: Trx, id: string): Promise<boolean> {
  const row = await trx.selectFrom('taxGroups').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** A product is in one tax group or in none; one that is deleted stays in its group, and comes back with it. */
export async function writeTaxGroups(trx: Trx, changes: readonly ProductChange[]): Promise<void> {
  const moved = changes.flatMap(({ before, after }) =>
    after && (before?.taxGroupId ?? null) !== (after.taxGroupId ?? null) ? [after] : [],
  )
  if (moved.length === 0) return
  const left = moved.filter(({ taxGroupId }) => !taxGroupId).map(({ id }) => id)
  const joined = moved.flatMap(({ id, taxGroupId }) => (taxGroupId ? [{ productId: id, taxGroupId }] : []))
  if (left.length) await trx.deleteFrom('taxGroupProducts').where('productId', 'in', left).execute()
  if (joined.length)
    await sql`insert into tax_group_products (product_id, tax_group_id)
      select g."productId", g."taxGroupId" from jsonb_to_recordset(${JSON.stringify(joined)}::jsonb)
        as g("productId" uuid, "taxGroupId" uuid)
      on conflict (product_id) do update set tax_group_id = excluded.tax_group_id`.execute(trx)
  // Purchases from this group are taxed differently from now on.
  await termsChanged(trx)
}
