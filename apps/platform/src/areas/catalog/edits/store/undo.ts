import { sql } from 'kysely'
import type { Trx } from '../../../../data/database.ts'
import { havingRibbon } from '../../store/changes.ts'

type Entity = 'products' | 'brands' | 'ribbons' | 'collections' | 'taxGroups'

/** Filters ids by whether they exist. */
export async function findThere(trx: Trx, table: Entity, ids: readonly string[]): Promise<string[]> {
  const rows = await trx.selectFrom(table).select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

/** Whether anything else has the slug. */
export async function isSlugTaken(
  trx: Trx,
  table: 'products' | 'collections',
  { id, slug }: { readonly id: string; readonly slug: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom(table)
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function isThere(trx: Trx, table: Entity, id: string): Promise<boolean> {
  const row = await trx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export function lockNamed(trx: Trx, table: 'brands' | 'ribbons', id: string) {
  return trx.selectFrom(table).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function lockInfoSection(trx: Trx, id: string) {
  return trx.selectFrom('infoSections').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function lockCustomization(trx: Trx, id: string) {
  return trx.selectFrom('customizations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function hasNamed(trx: Trx, table: 'brands' | 'ribbons', id: string): Promise<boolean> {
  const used = await trx
    .selectFrom('products')
    .select('id')
    .where(table === 'brands' ? sql<boolean>`brand_id = ${id}::uuid` : havingRibbon(id))
    .limit(1)
    .executeTakeFirst()
  return used !== undefined
}

export async function hasInfoSection(trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from products
    where info_sections @> jsonb_build_array(jsonb_build_object('id', ${id}::text)) limit 1`.execute(trx)
  return rows.length > 0
}
