import { InventoryItem, ProductV3 } from '@galleria/platform-client/entities/catalog-v3'
import * as operations from '@galleria/platform-client/operations/catalog/catalog-products-v3-many'
import { z } from 'zod'
import type { BulkResult } from '../../../../base/input/bulk.ts'
import { sentBack } from '../../../../base/input/closed.ts'
import { type App, operation } from '../../../../http/route.ts'
import { type Edit, edited } from '../../edits/edit.ts'
import type { ProductRow } from '../../store/products.ts'
import { readInventoryItems } from '../../v3/store/inventory.ts'
import { bulkAnswerOf } from '../answers.ts'
import { idempotencyKey } from '../input.ts'
import { fields } from '../shared/input.ts'
import { createEach, productResults, type ResultOptions, updateEach } from './bulk.ts'
import { ChangedProductWithInventory, NewProductWithInventory } from './input.ts'
import { fieldMask, maskedChanges, partly, returnEntity, viewOf } from './masked.ts'
import { createProductV3, updateProductV3, withPicturesOf } from './products.ts'

const ItemResults = bulkAnswerOf(InventoryItem)
const answer = z.object({ product: ProductV3, inventoryResults: ItemResults })
const bulkAnswer = z.object({ productResults: bulkAnswerOf(ProductV3), inventoryResults: ItemResults })

/** Products with what there is of each variant, both written or neither (wire §3.10). */
export function productWithInventoryRoutes(app: App): void {
  operation(
    app,
    operations.createProductWithInventory,
    {
      answer,
      partly,
      body: z.object({ product: NewProductWithInventory, returnEntity, fields, idempotencyKey }),
    },
    async (call) => {
      const { product, returnEntity: whole, fields: asked, idempotencyKey: key } = call.input
      return edited(
        await withPicturesOf(call, [product]),
        { call: 'CreateProductWithInventory', idempotencyKey: key },
        async (edit) => {
          const row = await createProductV3(edit, product)
          return {
            product: viewOf(call.config, row, asked),
            inventoryResults: await itemsOf(edit, [row], whole),
          }
        },
      )
    },
  )

  operation(
    app,
    operations.updateProductWithInventory,
    {
      answer,
      partly,
      body: z.object({ product: ChangedProductWithInventory, fieldMask, returnEntity, fields }),
    },
    async (call) =>
      edited(
        await withPicturesOf(call, [call.input.product]),
        { call: 'UpdateProductWithInventory' },
        async (edit) => {
          const { product, fieldMask: mask, returnEntity: whole, fields: asked } = call.input
          const row = await updateProductV3(edit, maskedChanges(product, mask))
          return {
            product: viewOf(call.config, row, asked),
            inventoryResults: await itemsOf(edit, [row], whole),
          }
        },
      ),
  )

  operation(
    app,
    operations.bulkCreateProductsWithInventory,
    {
      answer: bulkAnswer,
      partly,
      body: z.object({
        products: z.array(NewProductWithInventory).min(1).max(100),
        ...{ returnEntity, fields, idempotencyKey },
      }),
    },
    async (call) =>
      edited(
        await withPicturesOf(call, call.input.products),
        { call: 'BulkCreateProductsWithInventory', idempotencyKey: call.input.idempotencyKey },
        async (edit) => bothResults(edit, await createEach(edit, call.input.products), call.input),
      ),
  )

  operation(
    app,
    operations.bulkUpdateProductsWithInventory,
    {
      answer: bulkAnswer,
      partly,
      body: z.object({
        products: z
          .array(z.object({ product: sentBack(ChangedProductWithInventory, ProductV3), fieldMask }))
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
        { call: 'BulkUpdateProductsWithInventory' },
        async (edit) => bothResults(edit, await updateEach(edit, call.input.products), call.input),
      ),
  )
}

async function bothResults(edit: Edit, outcome: BulkResult<ProductRow>, asked: ResultOptions) {
  const rows = outcome.results.flatMap(({ item }) => item ?? [])
  return {
    productResults: productResults(edit, outcome, asked),
    inventoryResults: await itemsOf(edit, rows, asked.returnEntity),
  }
}

/** Stock of every variant: a refusal of one of them leaves its product as it was. */
async function itemsOf({ trx }: Edit, rows: readonly ProductRow[], whole: boolean) {
  const ids = rows.flatMap(({ variants }) => variants.map(({ id }) => id))
  const items = whole && ids.length ? await readInventoryItems(trx, ids) : []
  const known = new Map(items.map((item) => [item.id, item]))
  const results = ids.map((id, originalIndex) => {
    const item = known.get(id)
    return { itemMetadata: { id, originalIndex, success: true }, ...(item && { item }) }
  })
  return {
    results,
    bulkActionMetadata: { totalSuccesses: ids.length, totalFailures: 0, undetailedFailures: 0 },
  }
}
