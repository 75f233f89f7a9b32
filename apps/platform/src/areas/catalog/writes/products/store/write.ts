import { sql } from 'kysely'
import type { Trx } from '../../../../../data/database.ts'
import { changedNow, markDeleted, noteChanged } from '../../../store/changes.ts'
import type { ProductChange, ProductState, VariantState } from '../state.ts'
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
  return noteChanged(
    trx,
    sql`insert into products (id, numeric_id, slug, name, name_key, visible, product_type, description, sku, weight,
      price_minor, cost_minor, discount_type, discount_value, sale_minor, brand_id, ribbon_id, price_per_unit, options,
      media, info_sections, custom_text_fields, digital_file, gift_card, manage_variants, revision,
      created_at, updated_at, seo_data, rich_description, tags, visible_in_pos, main_category_id, extended_fields,
      fulfiller_id, delivery_profile_id, additional_ribbon_ids, members_only, changed_at)
    select p.id, p."numericId", p.slug, p.name, p."nameKey", p.visible, p."productType", p.description, p.sku, p.weight,
      p."priceMinor", p."costMinor", p."discountType", p."discountValue", p."saleMinor", p."brandId", p."ribbonId",
      p."pricePerUnit", p.options, p.media, p."infoSections", p."customTextFields",
      p."digitalFile", p."giftCard", p."manageVariants", p.revision,
      p."createdAt", p."updatedAt", p."seoData", p."richDescription", p.tags, p."visibleInPos", p."mainCategoryId",
      p."extendedFields", p."fulfillerId", p."deliveryProfileId", p."additionalRibbonIds", p."membersOnly", ${changedNow}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(id uuid, "numericId" bigint, slug text, name text,
      "nameKey" text, visible boolean, "productType" text, description text, sku text, weight numeric,
      "priceMinor" bigint, "costMinor" bigint, "discountType" text, "discountValue" numeric, "saleMinor" bigint,
      "brandId" uuid, "ribbonId" uuid, "pricePerUnit" jsonb, options jsonb, media jsonb, "infoSections" jsonb,
      "customTextFields" jsonb, "digitalFile" jsonb, "giftCard" boolean, "manageVariants" boolean,
      revision bigint, "createdAt" timestamptz, "updatedAt" timestamptz, "seoData" jsonb,
      "richDescription" jsonb, tags jsonb, "visibleInPos" boolean, "mainCategoryId" uuid, "extendedFields" jsonb,
      "fulfillerId" uuid, "deliveryProfileId" uuid,
      "additionalRibbonIds" jsonb, "membersOnly" boolean)
    on conflict (id) do update set slug = excluded.slug, name = excluded.name, name_key = excluded.name_key,
      visible = excluded.visible, product_type = excluded.product_type, description = excluded.description,
      sku = excluded.sku, weight = excluded.weight, price_minor = excluded.price_minor, cost_minor = excluded.cost_minor,
      discount_type = excluded.discount_type, discount_value = excluded.discount_value,
      sale_minor = excluded.sale_minor, brand_id = excluded.brand_id, ribbon_id = excluded.ribbon_id,
      price_per_unit = excluded.price_per_unit, options = excluded.options, media = excluded.media,
      info_sections = excluded.info_sections, custom_text_fields = excluded.custom_text_fields,
      digital_file = excluded.digital_file, gift_card = excluded.gift_card,
      manage_variants = excluded.manage_variants, revision = excluded.revision, updated_at = excluded.updated_at,
      seo_data = excluded.seo_data, rich_description = excluded.rich_description, tags = excluded.tags,
      visible_in_pos = excluded.visible_in_pos, main_category_id = excluded.main_category_id,
      extended_fields = excluded.extended_fields, fulfiller_id = excluded.fulfiller_id,
      delivery_profile_id = excluded.delivery_profile_id,
      additional_ribbon_ids = excluded.additional_ribbon_ids, members_only = excluded.members_only,
      changed_at = excluded.changed_at
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
  return sql`insert into variants (id, product_id, position, choices, sku, price_minor, sale_minor, cost_minor, weight,
      visible, preorder, preordered, track_quantity, quantity, in_stock, stock_revision, barcode, product_dimensions,
      package_dimensions, unit_quantity, without_item)
    select v.id, v."productId", v.position, v.choices, v.sku, v."priceMinor", v."saleMinor", v."costMinor", v.weight,
      v.visible, v.preorder, v.preordered, v."trackQuantity", v.quantity, v."inStock", coalesce(v."stockRevision", 1),
      v.barcode, v."productDimensions", v."packageDimensions", v."unitQuantity", v."withoutItem"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(id uuid, "productId" uuid, position integer,
      choices jsonb, sku text, "priceMinor" bigint, "saleMinor" bigint, "costMinor" bigint, weight numeric,
      visible boolean, preorder jsonb, preordered integer, "trackQuantity" boolean, quantity integer, "inStock" boolean,
      "stockRevision" bigint, barcode text, "productDimensions" jsonb, "packageDimensions" jsonb, "unitQuantity" jsonb,
      "withoutItem" boolean)
    on conflict (id) do update set position = excluded.position, choices = excluded.choices, sku = excluded.sku,
      price_minor = excluded.price_minor, sale_minor = excluded.sale_minor, cost_minor = excluded.cost_minor,
      weight = excluded.weight, visible = excluded.visible, preorder = excluded.preorder,
      preordered = excluded.preordered,
      track_quantity = excluded.track_quantity, quantity = excluded.quantity,
      in_stock = excluded.in_stock, stock_revision = excluded.stock_revision,
      barcode = excluded.barcode, product_dimensions = excluded.product_dimensions,
      package_dimensions = excluded.package_dimensions, unit_quantity = excluded.unit_quantity,
      without_item = excluded.without_item`.execute(trx)
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
