import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../../../data/database.ts'

export interface LocationOfStock {
  readonly id: string
  readonly name: string
  readonly isDefault: boolean
  readonly active: boolean
}

/** Locations of the business, the default first and then in their order. */
export function findStockLocations(db: Db): Promise<LocationOfStock[]> {
  return db
    .selectFrom('businessLocations')
    .select(['id', 'name', 'isDefault', 'active'])
    .orderBy('isDefault', 'desc')
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Locks variants, in the order in which everybody does: locations that are read then stay what they are. */
export async function lockVariants(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .selectFrom('variants')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Id of the default location; null where the business has none. */
export const defaultLocation = sql<string | null>`(select id from business_locations where is_default)`

/** Pieces that are elsewhere, of the row of variants that is named so. */
export const elsewhereOf = (variant: string) =>
  sql<number>`coalesce((select sum(pieces.value::integer) from jsonb_each_text(${sql.ref(`${variant}.elsewhere`)}) as pieces), 0)::integer`

/** Pieces of a variant at one location. */
export function piecesIn(variant: string, location: { readonly id: string; readonly isDefault: boolean }) {
  return location.isDefault
    ? sql<number>`(${sql.ref(`${variant}.quantity`)} - ${elsewhereOf(variant)})`
    : sql<number>`coalesce((${sql.ref(`${variant}.elsewhere`)} ->> ${location.id})::integer, 0)`
}

/** Expression of `elsewhere` with so many pieces more at a location that is not the default. */
export function elsewhereWith(locationId: string, change: number): RawBuilder<Record<string, number> | null> {
  return sql`nullif(jsonb_strip_nulls(coalesce(variants.elsewhere, '{}'::jsonb) || jsonb_build_object(
    ${locationId}::text, nullif(coalesce((variants.elsewhere ->> ${locationId})::integer, 0) + ${change}, 0))), '{}'::jsonb)`
}
