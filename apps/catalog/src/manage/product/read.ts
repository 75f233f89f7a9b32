import { type Entity, orNotFound, readAll } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { queryInfoSections } from '@galleria/platform-client/catalog-info-sections'
import { queryInventoryItems } from '@galleria/platform-client/catalog-inventory'
import { listCollectionRules, queryCatalogRows } from '@galleria/platform-client/catalog-rows'
import { queryBrands, queryRibbons } from '@galleria/platform-client/catalog-shared'
import { getOwnProduct } from '@galleria/platform-client/catalog-writes'
import { queryCollections } from '@galleria/platform-client/collections'
import { listRelatingProducts } from '@galleria/platform-client/recommendations'
import { queryTaxGroups } from '@galleria/platform-client/tax'
import { ifOffered, orWithout } from '../shared/if-offered.ts'
import type { SectionDraft } from './rules/draft.ts'
import { deviceStore, storedDraft } from './rules/stored-draft.ts'

type Options = { readonly signal: AbortSignal }

interface StockItem {
  readonly id: string
  readonly revision: string
}
export type StockItems = Readonly<Record<string, StockItem>>

/** Rows of one request. */
const PAGE = 100

/** The product, what is known of its stock, and what it may be given. */
export async function readProduct(client: PlatformClient, id: string, options: Options) {
  const isNew = id === 'new'
  const [found, row, stock, brands, ribbons, collections, taxGroups] = await orNotFound(
    Promise.all([
      isNew ? undefined : getOwnProduct(client, { id, includeMerchantSpecificData: true }, options),
      isNew ? undefined : ifOffered(queryCatalogRows(client, { query: { filter: { id } } }, options)),
      isNew ? {} : readStock(client, id, options),
      readBrands(client, options),
      readRibbons(client, options),
      readRuledCollections(client, options),
      readTaxGroups(client, options),
    ]),
  )
  // The product names those alone that shoppers see; its line in the table names all that it is in.
  const named = found?.product.relatedProducts?.productIds ?? []
  const kept = storedDraft(deviceStore(), id)?.draft.relatedIds ?? []
  const collectionIds = row?.rows[0]?.collections ?? found?.product.collectionIds ?? []
  return {
    product: found ? { ...found.product, collectionIds: [...collectionIds] } : null,
    related: await readRelated(client, [...new Set([...named, ...kept])], options),
    stock,
    // Catalog V3 has SKUs of variants alone.
    hasOwnSku: client.catalogVersion !== 'v3',
    brands: brands.map(({ name }) => name),
    ribbons: ribbons.map(({ name }) => name),
    collections,
    taxGroups: taxGroups.map(({ id, name }) => ({ id, name })),
  }
}

/** Brands by name. */
export function readBrands(client: PlatformClient, options: Options) {
  return readAll(async (cursorPaging) => {
    const query = { ...byName(cursorPaging), cursorPaging }
    const { brands, pagingMetadata } = await queryBrands(client, { query }, options)
    return { items: brands, next: pagingMetadata?.cursors?.next }
  })
}

/** Ribbons by name. */
export function readRibbons(client: PlatformClient, options: Options) {
  return readAll(async (cursorPaging) => {
    const query = { ...byName(cursorPaging), cursorPaging }
    const { ribbons, pagingMetadata } = await queryRibbons(client, { query }, options)
    return { items: ribbons, next: pagingMetadata?.cursors?.next }
  })
}

/** Tax groups by name; none on a platform without such a call. */
async function readTaxGroups(client: PlatformClient, options: Options) {
  const all = readAll(async (cursorPaging) => {
    const query = { ...byName(cursorPaging), cursorPaging }
    const { taxGroups, pagingMetadata } = await queryTaxGroups(client, { query }, options)
    return { items: taxGroups, next: pagingMetadata.cursors?.next }
  })
  return (await ifOffered(all)) ?? []
}

/** Sort by name for a first page; a cursor knows its order. */
const byName = ({ cursor }: { readonly cursor?: string }) => (cursor ? {} : { sort: [{ fieldName: 'name' }] })

/** Items of a product's stock by variant: who changes a stock says which item, and which revision of it was seen. */
export async function readStock(
  client: PlatformClient,
  productId: string,
  options?: Options,
): Promise<StockItems> {
  const items: Record<string, StockItem> = {}
  for (let offset = 0; ; offset += PAGE) {
    const query = { filter: { productId }, paging: { limit: PAGE, offset } }
    const { inventoryItems } = await queryInventoryItems(client, { query }, options)
    for (const { id, revision, variantId } of inventoryItems)
      if (id && revision) items[variantId] ??= { id, revision }
    if (inventoryItems.length < PAGE) return items
  }
}

/** Sections of the shop: those that products share, and those that single ones have. */
export async function readSections(client: PlatformClient): Promise<SectionDraft[]> {
  const all = await readAll(async (cursorPaging) => {
    const sort = cursorPaging.cursor ? {} : { sort: [{ fieldName: 'title' }] }
    const { infoSections, pagingMetadata } = await queryInfoSections(client, {
      query: { ...sort, cursorPaging },
    })
    return { items: infoSections, next: pagingMetadata?.cursors?.next }
  })
  return all.map(({ id, title, plainDescription }) => ({
    // Catalog V1 knows them by their words alone.
    ...(id && client.catalogVersion !== 'v1' && { id }),
    ...{ title, description: plainDescription ?? '' },
  }))
}

/** Collections, and which of them fill themselves by rules. */
export async function readRuledCollections(client: PlatformClient, options: Options) {
  const [all, ruled] = await Promise.all([readCollections(client, options), readRules(client, options)])
  const automatic = new Set(ruled.map(({ id }) => id))
  return all.map((each) => ({ ...each, isAutomatic: automatic.has(each.id) }))
}

/** Rules of collections; none where the platform has no such call, as the hosted one. */
export async function readRules(client: PlatformClient, options: Options) {
  return (await ifOffered(listCollectionRules(client, undefined, options)))?.collections ?? []
}

/** Collections without the one of all products, which nobody can change. */
export async function readCollections(client: PlatformClient, options: Options) {
  const all = []
  for (let offset = 0; ; offset += PAGE) {
    const query = { paging: { limit: PAGE, offset } }
    const { collections } = await queryCollections(client, { query }, options)
    all.push(...collections)
    if (collections.length < PAGE) break
  }
  return all
    .filter(({ id }) => id.length === 36)
    .map(({ id, name, numberOfProducts, visible }) => ({
      ...{ id, name, numberOfProducts },
      visible: visible ?? true,
    }))
}

/** Products that go well with one, or did in a draft that is kept here, by name; deleted ones are left out. */
async function readRelated(
  client: PlatformClient,
  ids: readonly string[],
  options: Options,
): Promise<Entity[]> {
  if (ids.length === 0) return []
  const query = { filter: { id: { $in: [...ids] } }, paging: { limit: PAGE } }
  const rows = (await ifOffered(queryCatalogRows(client, { query }, options)))?.rows ?? []
  return rows.map(({ id, name, sku, visible }) => ({ id, name, detail: sku, isHidden: !visible }))
}

/** Products that name this one; none where they cannot be had. */
export async function readRelating(client: PlatformClient, productId: string, options: Options) {
  return (await orWithout(listRelatingProducts(client, { productId }, options)))?.products ?? []
}
