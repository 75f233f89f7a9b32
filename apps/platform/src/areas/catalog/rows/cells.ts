import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import { toNumber } from '../../../domain/money/money.ts'
import { collectionIsAutomatic } from '../writes/collections/collections.ts'
import { ProductChanges } from '../writes/input.ts'
import { MOST_STOCK } from '../writes/inventory/input.ts'
import { stocked } from '../writes/inventory/inventory.ts'
import { changeProduct } from '../writes/products/change-product.ts'
import { filed } from '../writes/products/filing.ts'
import type { ProductState } from '../writes/products/state.ts'
import { Barcode, withTexts } from '../writes/products/variant-texts.ts'

/** Names that are looked up for all rows at once, before they are locked. */
export interface Names {
  readonly brands: ReadonlyMap<string, string>
  readonly ribbons: ReadonlyMap<string, string>
  readonly nameOf: ReadonlyMap<string, string>
  /** Next free place by collection. */
  readonly next: Map<string, number>
  /** Collections that fill themselves. */
  readonly automatic: ReadonlySet<string>
}

interface Around extends Pick<PlatformConfig, 'currency'> {
  readonly names: Names
}

interface Cell<Value> {
  readonly schema: z.ZodType<Value>
  read(product: ProductState, around: Around): unknown
  write(product: ProductState, value: Value, around: Around): ProductState
}

const { shape } = ProductChanges
const cell = <Value>(made: Cell<Value>): Cell<Value> => made
const text = z.string().trim()

/** Each column of the table that can be written. */
export const cells = {
  name: cell({
    schema: shape.name.unwrap(),
    read: ({ name }) => name,
    write: (product, name, { currency }) => changeProduct(product, { name }, { currency }),
  }),
  sku: cell({
    schema: shape.sku.unwrap().transform((sku) => sku?.trim() || null),
    read: ({ sku }) => sku,
    write: (product, sku, { currency }) => changeProduct(product, { sku }, { currency }),
  }),
  price: cell({
    schema: shape.priceData.unwrap().shape.price,
    read: ({ priceMinor }, { currency }) => toNumber(priceMinor, currency),
    write: (product, price, { currency }) => changeProduct(product, { priceData: { price } }, { currency }),
  }),
  cost: cell({
    schema: shape.costAndProfitData.unwrap().shape.itemCost,
    read: ({ costMinor }, { currency }) => (costMinor === null ? null : toNumber(costMinor, currency)),
    write: (product, itemCost, { currency }) =>
      changeProduct(product, { costAndProfitData: { itemCost } }, { currency }),
  }),
  weight: cell({
    schema: shape.weight.unwrap(),
    read: ({ weight }) => weight,
    write: (product, weight, { currency }) => changeProduct(product, { weight }, { currency }),
  }),
  visible: cell({
    schema: z.boolean(),
    read: ({ visible }) => visible,
    write: (product, visible) => ({ ...product, visible }),
  }),
  brand: cell({
    schema: text.max(50).nullable(),
    read: ({ brandId }, { names }) => (brandId ? (names.nameOf.get(brandId) ?? null) : null),
    write: (product, brand, { names }) => ({
      ...product,
      brandId: brand ? (names.brands.get(brand) ?? null) : null,
    }),
  }),
  ribbon: cell({
    schema: text.max(30).nullable(),
    read: ({ ribbonId }, { names }) => (ribbonId ? (names.nameOf.get(ribbonId) ?? null) : null),
    write: (product, ribbon, { names }) => ({
      ...product,
      ribbonId: ribbon ? (names.ribbons.get(ribbon) ?? null) : null,
    }),
  }),
  collections: cell({
    schema: z.array(z.guid()).max(100),
    read: ({ collections }) => Object.keys(collections).toSorted(),
    write: inCollections,
  }),
  barcode: cell({
    schema: Barcode.transform((barcode) => barcode || null),
    read: ({ variants: [only, ...others] }) => (others.length ? null : (only?.barcode ?? null)),
    write: (product, barcode) => withTexts(product, { barcode }),
  }),
  tags: cell({
    schema: z.array(text.min(1).max(50)).max(100),
    read: ({ tags }) => tags?.publicTags?.tagIds ?? [],
    write: (product, tagIds) =>
      filed(product, { tags: { ...product.tags, publicTags: { tagIds: [...new Set(tagIds)] } } }),
  }),
  stock: cell({
    schema: z.union([z.int().min(0).max(MOST_STOCK), z.boolean()]),
    read: stockOf,
    write: withStock,
  }),
} as const
export type CellName = keyof typeof cells
export const cellNames = Object.keys(cells) as [CellName, ...CellName[]]

/** Two lists of collections, or of tags, are the same in any order. */
export const comparable = (value: unknown) => (Array.isArray(value) ? [...value].toSorted() : value)

/**
 * Product keeps its place in collections that it is in, and comes last into the others.
 * @throws ApiError 400 where it would come into one that fills itself, or leave it
 */
function inCollections(
  product: ProductState,
  ids: readonly string[],
  { names: { next, automatic } }: Around,
): ProductState {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  const isMoved = (id: string) => wanted.includes(id) !== Object.hasOwn(product.collections, id)
  const ruled = [...automatic].find(isMoved)
  if (ruled) throw collectionIsAutomatic(ruled)
  const collections = wanted.map((id): [string, number] => {
    const place = product.collections[id]
    if (place !== undefined) return [id, place]
    const free = next.get(id)
    if (free === undefined)
      throw applicationError(404, 'COLLECTION_NOT_FOUND', `Collection ${JSON.stringify(id)} not found.`)
    next.set(id, free + 1)
    return [id, free]
  })
  return { ...product, collections: Object.fromEntries(collections) }
}

function stockOf({ variants }: ProductState): number | boolean {
  const counted = variants.filter(({ trackQuantity }) => trackQuantity)
  if (counted.length === 0) return variants.some(({ inStock }) => inStock)
  return counted.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
}

/** A number makes it counted, a yes or no makes it not. */
function withStock(product: ProductState, stock: number | boolean): ProductState {
  const [variant, ...others] = product.variants
  if (!variant || others.length)
    throw applicationError(400, 'STOCK_OF_VARIANTS', 'Stock is tracked per variant. Set it on each variant.')
  const next =
    typeof stock === 'number' ? stocked(variant, { quantity: stock }) : stocked(variant, { inStock: stock })
  return { ...product, variants: [next] }
}
