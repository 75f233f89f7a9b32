import type { InventoryItem } from '../../entities/catalog-v3/inventory-item.ts'
import { isPlatformError, PlatformError } from '../../errors.ts'
import type { OffsetQuery } from '../../schemas/paging.ts'
import type { StoreVariant } from '../../schemas/store-variant.ts'
import type { PlatformClient } from '../../transport/client.ts'
import type { CallOptions } from '../../transport/options.ts'
import { findInventoryItems, getProductById } from './calls.ts'
import { listFields, productOf } from './product.ts'
import { renamed } from './query.ts'

const names: Readonly<Record<string, string>> = {
  id: 'id',
  variantId: 'variantId',
  productId: 'productId',
  productName: 'product.name',
  variantName: 'product.variantName',
  sku: 'product.variantSku',
  collectionIds: 'product.directCategoryIds',
}

/** Names of the choices, for which a product is asked besides. */
const fields = [...listFields, 'VARIANT_OPTION_CHOICE_NAMES'] as const

function variantOf(product: ReturnType<typeof productOf>, variantId: string): StoreVariant | undefined {
  const variant = product.variants.find(({ id }) => id === variantId)
  if (!variant) return undefined
  const { choices, stock } = variant
  const image = product.media?.mainMedia?.image
  return {
    id: `${product.id}-${variantId}`,
    ...{ variantId, productId: product.id, productName: product.name, choices },
    variantName: Object.values(choices).join(' | ') || product.name,
    managedVariant: product.manageVariants ?? false,
    sku: variant.variant.sku ?? '',
    stock,
    collectionIds: product.collectionIds,
    ...(image && { media: { image: { url: image.url, altText: image.altText ?? '' } } }),
  }
}

/**
 * `QueryStoreVariants` of V1. Lists of catalog V3 have no variants, so items of the stock say which they are, and each of
 * their products is read once.
 */
export async function queryStoreVariants(
  client: PlatformClient,
  { query }: { readonly query: OffsetQuery },
  options?: CallOptions,
) {
  const paging = { limit: query.paging?.limit ?? 50, offset: query.paging?.offset ?? 0 }
  const wanted = { ...renamed(query, names), paging }
  const { inventoryItems: items, pagingMetadata } = await findInventoryItems(
    client,
    { query: wanted },
    options,
  )
  const byProduct = Map.groupBy(items, ({ productId }) => productId)
  const found = await Promise.all(
    [...byProduct].map(async ([productId, own]) => [
      productId,
      await orNone(client, productId, own, options),
    ]),
  )
  const products = new Map(found as [string, ReturnType<typeof productOf> | undefined][])
  const variants = items.flatMap(({ productId, variantId }) => {
    const product = products.get(productId)
    return (product && variantOf(product, variantId)) ?? []
  })
  const total = pagingMetadata?.total ?? paging.offset + items.length
  return { variants, metadata: { count: variants.length, offset: paging.offset, total } }
}

/** The product with the stock that is known of it; undefined for one that went meanwhile. */
async function orNone(
  client: PlatformClient,
  productId: string,
  items: readonly InventoryItem[],
  options?: CallOptions,
) {
  try {
    // Hidden variants come with what is for who runs the shop.
    const wanted = client.isStaff ? [...fields, 'MERCHANT_DATA'] : fields
    return productOf((await getProductById(client, { productId, fields: wanted }, options)).product, items)
  } catch (error) {
    if (isPlatformError(error) && error.status === 404) return undefined
    throw error
  }
}

/** `GetStoreVariant` of V1, by `<product id>-<variant id>`. @throws PlatformError 404 where there is none */
export async function getStoreVariant(
  client: PlatformClient,
  { id }: { readonly id: string },
  options?: CallOptions,
) {
  const [productId, variantId] = [id.slice(0, 36), id.slice(37)]
  const query = { filter: { productId, variantId }, paging: { limit: 1, offset: 0 } }
  const { inventoryItems } = await findInventoryItems(client, { query }, options)
  const product = inventoryItems[0] && (await orNone(client, productId, inventoryItems, options))
  const variant = product && variantOf(product, variantId)
  if (variant) return { variant }
  const description = `Variant ${JSON.stringify(id)} not found.`
  throw new PlatformError(description, {
    status: 404,
    details: { applicationError: { code: 'VARIANT_NOT_FOUND', description, data: {} } },
  })
}
