import type { ProductV3 } from '../../entities/catalog-v3/product.ts'
import { isPlatformError } from '../../errors.ts'
import type { OffsetQuery } from '../../schemas/paging.ts'
import type { Product } from '../../schemas/product.ts'
import type { PlatformClient } from '../../transport/client.ts'
import type { CallOptions } from '../../transport/options.ts'
import { findProducts, getProductById, getProductBySlug } from './calls.ts'
import { listFields, productOf, wholeFields } from './product.ts'
import { toSearchV3 } from './query.ts'
import { stockOf } from './stock.ts'

/** Products of one request. */
const MOST = 100

/** Reads of one product that answer undefined where there is none. */
async function orNone<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked
  } catch (error) {
    if (isPlatformError(error) && error.status === 404) return undefined
    throw error
  }
}

async function whole(client: PlatformClient, product: ProductV3, options?: CallOptions): Promise<Product> {
  return productOf(product, await stockOf(client, product.id, options))
}

/** `QueryProductsPlatformized` of V1. One product by its slug comes whole, and others as lists show them. */
export async function queryProducts(
  client: PlatformClient,
  { query }: { readonly query: OffsetQuery },
  options?: CallOptions,
) {
  const { limit = 50, offset = 0 } = query.paging ?? {}
  const slug = query.filter?.slug
  if (typeof slug === 'string' && Object.keys(query.filter ?? {}).length === 1) {
    const found = await orNone(getProductBySlug(client, { slug, fields: wholeFields }, options))
    const products = found ? [await whole(client, found.product, options)] : []
    return { products, metadata: { count: products.length, offset, total: products.length } }
  }
  const all: ProductV3[] = []
  let cursor: string | undefined
  let isMore = false
  // Catalog V3 pages by cursor alone, so the way to a later page leads over those before it.
  do {
    const size = Math.min(MOST, offset + limit - all.length)
    const search = cursor
      ? { cursorPaging: { limit: size, cursor } }
      : { ...toSearchV3(query), cursorPaging: { limit: size } }
    const answer = await findProducts(client, { search, fields: listFields }, options)
    all.push(...answer.products)
    cursor = answer.pagingMetadata?.cursors?.next ?? undefined
    isMore = cursor !== undefined && answer.products.length > 0
  } while (isMore && all.length < offset + limit)
  const products = all.slice(offset, offset + limit).map((product) => productOf(product))
  return { products, metadata: { count: products.length, offset, total: all.length + Number(isMore) } }
}

/** `GetProduct` of V1, whole: as shoppers see it, or as who runs the shop does. */
export async function getProduct(
  client: PlatformClient,
  {
    id,
    includeMerchantSpecificData,
  }: { readonly id: string; readonly includeMerchantSpecificData?: boolean },
  options?: CallOptions,
): Promise<{ product: Product }> {
  if (includeMerchantSpecificData)
    return (await import(/* webpackChunkName: 'catalog-v3-more' */ './writing/products.ts')).getOwnProduct(
      client,
      { id },
      options,
    )
  const { product } = await getProductById(client, { productId: id, fields: wholeFields }, options)
  return { product: await whole(client, product, options) }
}

interface WantedVariants {
  readonly id: string
  readonly choices?: Readonly<Record<string, string>>
  readonly variantIds?: readonly string[]
  readonly paging?: { readonly limit?: number; readonly offset?: number }
}

/** `QueryProductVariants` of V1. */
export async function queryProductVariants(
  client: PlatformClient,
  { id, choices = {}, variantIds, paging: { limit = 100, offset = 0 } = {} }: WantedVariants,
  options?: CallOptions,
) {
  // Hidden variants too, for who runs the shop.
  const { product } = await getProduct(
    client,
    { id, includeMerchantSpecificData: client.isStaff ?? false },
    options,
  )
  const found = product.variants.filter(
    (variant) =>
      (!variantIds || variantIds.includes(variant.id)) &&
      Object.entries(choices).every(([option, choice]) => variant.choices[option] === choice),
  )
  return { variants: found.slice(offset, offset + limit), totalResults: found.length }
}
