import { type SqlBool, sql } from 'kysely'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'
import { toCondition } from '../../../data/query-language/filter.ts'
import { type OffsetQuery, toOrder } from '../../../data/query-language/query.ts'
import { sectionsOf } from '../info-sections/store/of-products.ts'
import type { StoredInfoSection } from '../tables.ts'
import { changeMark } from './changes.ts'
import type { Seeing } from './collections.ts'
import { onlyCollection, productFields } from './fields.ts'

export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>
export type VariantRow = ProductRow['variants'][number]

function selectProducts(db: Db) {
  return db
    .selectFrom('products')
    .leftJoin('brands', 'brands.id', 'products.brandId')
    .leftJoin('ribbons', 'ribbons.id', 'products.ribbonId')
    .leftJoin('taxGroupProducts', 'taxGroupProducts.productId', 'products.id')
    .selectAll('products')
    .select([
      'brands.name as brandName',
      'ribbons.name as ribbonName',
      'taxGroupProducts.taxGroupId',
      sql<Ribbons | null>`${sql.raw(ribbonsOf('products'))}`.as('additionalRibbons'),
      changeMark.as('changeMark'),
    ])
}

type Ribbons = readonly { readonly id: string; readonly name: string }[]

/** Further ribbons of a row of products, in their order, as JSON. */
export const ribbonsOf = (row: 'products' | 'p') =>
  `(select jsonb_agg(jsonb_build_object('id', also.id, 'name', also.name) order by place)
    from jsonb_array_elements_text(${row}.additional_ribbon_ids) with ordinality as named (id, place)
    join ribbons also on also.id = named.id::uuid)`

/** With its variants in order and the ids of the collections that are shown. */
export async function findProduct(db: Db, by: { id: string } | { slug: string }) {
  const query =
    'id' in by
      ? selectProducts(db).where('products.id', '=', by.id)
      : selectProducts(db).where('products.slug', '=', by.slug)
  const row = await query.executeTakeFirst()
  if (!row) return undefined
  const [whole] = await completeProducts(db, [row])
  return whole
}

/** Products in the order of the ids; deleted ones are left out. */
export async function findProducts(db: Db, ids: readonly string[]) {
  if (!ids.length) return []
  const rows = await completeProducts(db, await selectProducts(db).where('products.id', 'in', ids).execute())
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** One page of products; those of one collection alone come in its order unless another is asked for. */
export async function queryProducts(
  db: Db,
  config: Pick<PlatformConfig, 'currency'>,
  { filter, sort, paging: { limit, offset } }: OffsetQuery,
  { hidden }: Seeing,
) {
  const fields = productFields(config, { hidden })
  const collection = sort.length ? undefined : onlyCollection(filter)
  const inOrder = collection
    ? sql`(select member.position from collection_products as member where member.product_id = products.id and member.collection_id = ${collection}), products.id`
    : sql`products.id`
  const condition = toCondition(filter, fields)
  const order = toOrder(sort, fields, inOrder)
  const where = hidden ? condition : sql<SqlBool>`(products.visible and ${condition})`
  const counted = await db
    .selectFrom('products')
    .select(sql<number>`count(*)`.as('total'))
    .where(where)
    .executeTakeFirstOrThrow()
  const rows = limit
    ? await selectProducts(db).where(where).orderBy(order).limit(limit).offset(offset).execute()
    : []
  return { products: await completeProducts(db, rows), total: Number(counted.total) }
}

/** Three more reads for any number of products, and one for the sections that they share. */
async function completeProducts<Row extends { id: string; infoSections: readonly StoredInfoSection[] }>(
  db: Db,
  rows: readonly Row[],
) {
  const ids = rows.map((row) => row.id)
  if (!ids.length) return []
  const [variants, members, subscriptions, sections] = await Promise.all([
    db
      .selectFrom('variants')
      .selectAll()
      .where('productId', 'in', ids)
      .orderBy('productId')
      .orderBy('position')
      .execute(),
    db
      .selectFrom('collectionProducts')
      .innerJoin('collections', 'collections.id', 'collectionProducts.collectionId')
      .select(['productId', 'collectionId'])
      .where('productId', 'in', ids)
      .where('collections.visible', '=', true)
      .orderBy('collectionId')
      .execute(),
    db
      .selectFrom('subscriptionOptions')
      .selectAll()
      .where('productId', 'in', ids)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    sectionsOf(db, rows),
  ])
  const variantsOf = Map.groupBy(variants, (variant) => variant.productId)
  const membersOf = Map.groupBy(members, (member) => member.productId)
  const subscriptionsOf = Map.groupBy(subscriptions, (option) => option.productId)
  return rows.map((whole) => {
    const { infoSections: _, ...row } = whole
    return {
      ...row,
      infoSections: sections.get(whole.id) ?? [],
      subscriptions: subscriptionsOf.get(whole.id) ?? [],
      variants: variantsOf.get(whole.id) ?? [],
      collectionIds: (membersOf.get(whole.id) ?? []).map((member) => member.collectionId),
    }
  })
}
