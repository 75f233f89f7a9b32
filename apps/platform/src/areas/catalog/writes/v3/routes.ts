import { ProductV3 } from '@galleria/platform-client/entities/catalog-v3'
import * as operations from '@galleria/platform-client/operations/catalog/catalog-products-v3'
import { z } from 'zod'
import { violations } from '../../../../base/errors.ts'
import { inBulk } from '../../../../base/input/bulk.ts'
import { sentBack } from '../../../../base/input/closed.ts'
import { Nothing } from '../../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../../http/route.ts'
import { edited } from '../../edits/edit.ts'
import { ProductV3Answer } from '../../v3/answers.ts'
import { BulkAnswer, bulkAnswerOf } from '../answers.ts'
import { idempotencyKey } from '../input.ts'
import { deleteProduct, productNotFound } from '../products/products.ts'
import { saveProducts } from '../products/save.ts'
import { lockProducts } from '../products/store/lock.ts'
import { fields } from '../shared/input.ts'
import { createEach, productResults, updateEach } from './bulk.ts'
import { ChangedProductV3, NewProductV3 } from './input.ts'
import { fieldMask, maskedChanges, partly, returnEntity, viewOf } from './masked.ts'
import { productPartRoutes } from './part-routes.ts'
import { createProductV3, updateProductV3, withPicturesOf } from './products.ts'
import { productWithInventoryRoutes } from './with-inventory-routes.ts'

/** Products of catalog V3 are made, changed and deleted (wire §3.10): the same products as those of V1. */
export function productV3WriteRoutes(app: App): void {
  operation(
    app,
    operations.createProductV3,
    { answer: ProductV3Answer, partly, body: z.object({ product: NewProductV3, fields, idempotencyKey }) },
    async (call) => {
      const { product, fields: asked, idempotencyKey: key } = call.input
      return edited(
        await withPicturesOf(call, [product]),
        { call: 'CreateProduct', idempotencyKey: key && `v3 ${key}` },
        async (edit) => ({
          product: viewOf(call.config, await createProductV3(edit, product), asked),
        }),
      )
    },
  )

  operation(
    app,
    operations.updateProductV3,
    { partly, body: z.object({ product: ChangedProductV3, fieldMask, fields }), answer: ProductV3Answer },
    async (call) =>
      edited(await withPicturesOf(call, [call.input.product]), { call: 'UpdateProduct' }, async (edit) => {
        const row = await updateProductV3(edit, maskedChanges(call.input.product, call.input.fieldMask))
        return { product: viewOf(call.config, row, call.input.fields) }
      }),
  )

  operation(
    app,
    operations.deleteProductV3,
    { answer: Nothing, query: z.object({ productId: z.string().min(1).max(36) }) },
    (call) =>
      edited(call, { call: 'DeleteProduct' }, async (edit) => {
        await deleteProduct(edit, call.input.productId)
        return {}
      }),
  )
  bulkRoutes(app)
  productWithInventoryRoutes(app)
  productPartRoutes(app)
}

function bulkRoutes(app: App): void {
  const answer = bulkAnswerOf(ProductV3)
  operation(
    app,
    operations.bulkCreateProductsV3,
    {
      answer,
      partly,
      body: z.object({
        products: z.array(NewProductV3).min(1).max(100),
        ...{ returnEntity, fields, idempotencyKey },
      }),
    },
    async (call) =>
      edited(
        await withPicturesOf(call, call.input.products),
        { call: 'BulkCreateProducts', idempotencyKey: call.input.idempotencyKey },
        async (edit) => productResults(edit, await createEach(edit, call.input.products), call.input),
      ),
  )

  operation(
    app,
    operations.bulkUpdateProductsV3,
    {
      answer,
      partly,
      body: z.object({
        products: z
          .array(z.object({ product: sentBack(ChangedProductV3, ProductV3), fieldMask }))
          .min(1)
          .max(100),
        ...{ returnEntity, fields },
      }),
    },
    async (call) =>
      edited(
        await withPicturesOf(
          call,
          call.input.products.map(({ product }) => product),
        ),
        { call: 'BulkUpdateProducts' },
        async (edit) => productResults(edit, await updateEach(edit, call.input.products), call.input),
      ),
  )

  operation(
    app,
    operations.bulkDeleteProductsV3,
    {
      answer: BulkAnswer,
      body: z.object({ productIds: z.array(z.string().min(1).max(36)).min(1).max(100) }),
    },
    (call) =>
      edited(call, { call: 'BulkDeleteProducts' }, async (edit) => {
        const { productIds } = call.input
        if (new Set(productIds.map((id) => id.toLowerCase())).size < productIds.length)
          throw violations([
            {
              ...{ field: 'productIds', description: 'must not repeat a product' },
              ...{ violatedRule: 'OTHER', ruleName: 'DUPLICATE_PRODUCT_IDS_REQUEST' },
            },
          ])
        const known = await lockProducts(edit.trx, productIds)
        const outcome = await inBulk(
          productIds,
          (id) => id,
          async (id) => {
            if (!known.has(id.toLowerCase())) throw productNotFound(id)
          },
        )
        await saveProducts(
          edit,
          [...known.values()].map((before) => ({ before })),
        )
        return { ...outcome, results: outcome.results.map(({ itemMetadata }) => ({ itemMetadata })) }
      }),
  )
}
