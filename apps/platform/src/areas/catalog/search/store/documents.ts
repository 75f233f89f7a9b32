import { sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'
import { isShared } from '../../ids.ts'
import { sharedSections } from '../../info-sections/store/of-products.ts'
import { changeMark } from '../../store/changes.ts'
import { ribbonsOf } from '../../store/products.ts'
import { type DocumentSection, type NamedEntity, type SearchDocument, toDocument } from '../document.ts'

const BATCH = 5_000

const additionalRibbons = sql<readonly NamedEntity[] | null>`${sql.raw(ribbonsOf('products'))}`

/** Reads the documents of the whole catalog in the order of ids, or of some products. */
export async function* readDocuments(db: Db, ids?: readonly string[]): AsyncGenerator<SearchDocument[]> {
  if (ids) {
    for (let at = 0; at < ids.length; at += BATCH)
      yield await readBatch(db, { ids: ids.slice(at, at + BATCH) })
    return
  }
  let after: string | undefined
  for (;;) {
    const batch = await readBatch(db, { after })
    if (batch.length) yield batch
    if (batch.length < BATCH) return
    after = batch.at(-1)?.id
  }
}

async function readBatch(
  db: Db,
  which: { readonly ids: readonly string[] } | { readonly after: string | undefined },
): Promise<SearchDocument[]> {
  let query = db
    .selectFrom('products')
    .leftJoin('brands', 'brands.id', 'products.brandId')
    .leftJoin('ribbons', 'ribbons.id', 'products.ribbonId')
    .leftJoin('taxGroupProducts', 'taxGroupProducts.productId', 'products.id')
    .select([
      'products.id',
      changeMark.as('changedAt'),
      'products.visible',
      'products.publication',
      'products.slug',
      'products.name',
      'products.nameKey',
      'products.productType',
      'products.numericId',
      'products.createdAt',
      'products.updatedAt',
      'products.brandId',
      'brands.name as brandName',
      'products.ribbonId',
      'ribbons.name as ribbonName',
      'products.options',
      'products.sku',
      'products.description',
      'products.saleMinor',
      'products.priceMinor',
      'products.costMinor',
      'products.weight',
      'products.tags',
      'products.visibleInPos',
      'products.fulfillerId',
      'products.deliveryProfileId',
      'products.customTextFields',
      'taxGroupProducts.taxGroupId',
      additionalRibbons.as('additionalRibbons'),
      'products.infoSections',
    ])
    .orderBy('products.id')
    .limit(BATCH)
  if ('ids' in which) query = query.where('products.id', 'in', which.ids)
  else if (which.after) query = query.where('products.id', '>', which.after)
  const rows = await query.execute()
  const ids = rows.map(({ id }) => id)
  if (!ids.length) return []
  const variants = await db
    .selectFrom('variants')
    .select([
      'productId',
      'choices',
      'saleMinor',
      'priceMinor',
      'visible',
      'trackQuantity',
      'quantity',
      'inStock',
      'preorder',
      'sku',
      'barcode',
      'weight',
    ])
    .where('productId', 'in', ids)
    .orderBy('productId')
    .orderBy('position')
    .execute()
  const members = await db
    .selectFrom('collectionProducts')
    .innerJoin('collections', 'collections.id', 'collectionProducts.collectionId')
    .select([
      'collectionProducts.productId',
      'collections.id',
      'collections.name',
      'collections.visible',
      'collectionProducts.position',
    ])
    .where('productId', 'in', ids)
    .execute()
  const sharedIds = rows.flatMap(({ infoSections }) => infoSections.filter(isShared).map(({ id }) => id))
  const shared = await sharedSections(db, [...new Set(sharedIds)])
  const variantsOf = Map.groupBy(variants, ({ productId }) => productId)
  const membersOf = Map.groupBy(members, ({ productId }) => productId)
  return rows.map((row) =>
    toDocument(
      row,
      variantsOf.get(row.id) ?? [],
      membersOf.get(row.id) ?? [],
      row.infoSections.flatMap((section): DocumentSection[] => {
        if (!isShared(section)) return [{ title: section.title, text: section.description }]
        const known = shared.get(section.id)
        if (!known) return []
        const { id, uniqueName: name, title, description: text } = known
        return [{ title, text, shared: { id, name } }]
      }),
    ),
  )
}
