import * as operations from '@galleria/platform-client/operations/catalog/products'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { ignoring } from '../../../base/input/closed.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'
import { OffsetQuery } from '../../../data/query-language/query.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { type App, operation } from '../../../http/route.ts'
import { isAvailable } from '../stock.ts'
import { findProducts, type ProductRow, type VariantRow } from '../store/products.ts'
import { queryVariants } from '../store/variants.ts'
import { mediaView } from '../views/media.ts'
import { StoreVariantAnswer, StoreVariantsAnswer } from './answers.ts'

/** Variants of the whole store, of catalog V1 (wire §3.9). */
export function storeVariantRoutes(app: App): void {
  operation(
    app,
    operations.queryStoreVariants,
    {
      answer: StoreVariantsAnswer,
      body: ignoring(
        z.object({ query: OffsetQuery.prefault({}) }),
        'customFields',
        'includeLocationVariants',
      ),
    },
    async ({ db, config, caller, input: { query } }) => {
      const merchant = caller.type === 'APP' || caller.type === 'USER'
      const { rows, total } = await queryVariants(db, query, { hidden: merchant })
      const variants = await views(db, config, rows)
      const { offset } = query.paging
      return { variants, metadata: { count: variants.length, offset, total } }
    },
  )

  operation(
    app,
    operations.getStoreVariant,
    { answer: StoreVariantAnswer, query: z.object({ id: z.string() }) },
    async ({ db, config, caller, input: { id } }) => {
      const merchant = caller.type === 'APP' || caller.type === 'USER'
      // `<productId>-<variantId>`, two UUIDs.
      const [productId, variantId] = [id.slice(0, 36), id.slice(37)]
      const [product] = isUuid(productId) ? await findProducts(db, [productId]) : []
      const variant = product?.variants.find((each) => each.id === variantId)
      if (!product || !variant || !(merchant || (product.visible && variant.visible)))
        throw applicationError(404, 'VARIANT_NOT_FOUND', `Variant ${JSON.stringify(id)} not found.`)
      return { variant: view(config, product, variant) }
    },
  )
}

async function views(
  db: Db,
  config: PlatformConfig,
  rows: readonly { readonly id: string; readonly productId: string }[],
) {
  const products = await findProducts(db, [...new Set(rows.map(({ productId }) => productId))])
  const byId = new Map(products.map((product) => [product.id, product]))
  return rows.flatMap(({ id, productId }) => {
    const product = byId.get(productId)
    const variant = product?.variants.find((each) => each.id === id)
    return product && variant ? [view(config, product, variant)] : []
  })
}

type Picture = NonNullable<NonNullable<ReturnType<typeof mediaView>['mainMedia']>['image']>

function view(config: PlatformConfig, product: ProductRow, variant: VariantRow) {
  const image = mediaView(config, product.media).mainMedia?.image
  const { preorder } = variant
  return {
    id: `${product.id}-${variant.id}`,
    variantId: variant.id,
    productId: product.id,
    variantName: Object.values(variant.choices).join(' | ') || product.name,
    productName: product.name,
    managedVariant: product.manageVariants,
    sku: variant.sku ?? '',
    stock: {
      trackQuantity: variant.trackQuantity,
      quantity: variant.trackQuantity ? (variant.quantity ?? 0) : null,
      inStock: isAvailable(variant),
    },
    choices: variant.choices,
    collectionIds: product.collectionIds,
    ...(image && { media: { image: imageView(image) } }),
    preorderInfo: {
      enabled: preorder?.enabled ?? false,
      ...(preorder?.message && { message: preorder.message }),
      ...(preorder?.limit && { limit: preorder.limit }),
    },
  }
}

/** The shared shape of pictures, which knows no format (wire §4.1). */
function imageView({ url, width, height, altText, focalPoint }: Picture) {
  return { url, width, height, altText, ...(focalPoint && { focalPoint }) }
}
