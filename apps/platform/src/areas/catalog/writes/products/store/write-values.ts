import { sql } from 'kysely'
import type { Trx } from '../../../../../data/database.ts'
import { changedNow, noteChanged } from '../../../store/changes.ts'
import type { ValueChange } from '../value-changes.ts'

/** The same as `writeProducts`, of those columns alone: each row is written once, and its long texts not at all. */
export async function writeValues(trx: Trx, changes: readonly ValueChange[]): Promise<void> {
  if (changes.length === 0) return
  const products = changes.map(({ after }) => ({
    ...{ id: after.id, priceMinor: after.priceMinor, saleMinor: after.saleMinor, costMinor: after.costMinor },
    ...{ weight: after.weight, visible: after.visible, brandId: after.brandId, ribbonId: after.ribbonId },
    ...{ discountType: after.discountType, discountValue: after.discountValue },
    ...{ revision: after.revision, updatedAt: after.updatedAt },
  }))
  await noteChanged(
    trx,
    sql`update products set price_minor = p."priceMinor", sale_minor = p."saleMinor", cost_minor = p."costMinor",
      weight = p.weight, visible = p.visible,
      publication = case when p.visible then null else products.publication end, brand_id = p."brandId", ribbon_id = p."ribbonId",
      discount_type = p."discountType", discount_value = p."discountValue", revision = p.revision,
      updated_at = p."updatedAt", changed_at = ${changedNow}
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as p(id uuid, "priceMinor" bigint, "saleMinor" bigint,
      "costMinor" bigint, weight numeric, visible boolean, "brandId" uuid, "ribbonId" uuid, "discountType" text,
      "discountValue" numeric, revision bigint, "updatedAt" timestamptz)
    where products.id = p.id returning products.id`,
  )
  const variants = changes.flatMap(({ before, after }) => {
    const known = new Set<unknown>(before.variants)
    return after.variants
      .filter((variant) => !known.has(variant))
      .map(({ id, priceMinor, saleMinor, costMinor, weight }) => ({
        id,
        priceMinor,
        saleMinor,
        costMinor,
        weight,
      }))
  })
  if (variants.length === 0) return
  await sql`update variants set price_minor = v."priceMinor", sale_minor = v."saleMinor", cost_minor = v."costMinor",
      weight = v.weight
    from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as v(id uuid, "priceMinor" bigint, "saleMinor" bigint,
      "costMinor" bigint, weight numeric)
    where variants.id = v.id`.execute(trx)
}
