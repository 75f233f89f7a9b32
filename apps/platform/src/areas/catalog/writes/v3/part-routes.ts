import { ProductV3 } from '@galleria/platform-client/entities/catalog-v3'
import * as operations from '@galleria/platform-client/operations/catalog/catalog-products-v3-many'
import { z } from 'zod'
import { inBulk } from '../../../../base/input/bulk.ts'
import { checkRevision, Revision } from '../../../../base/input/revision.ts'
import { type App, operation } from '../../../../http/route.ts'
import { type Edit, edited } from '../../edits/edit.ts'
import { BulkAnswer, bulkAnswerOf } from '../answers.ts'
import { idempotencyKey } from '../input.ts'
import { productNotFound } from '../products/products.ts'
import { saveProducts } from '../products/save.ts'
import type { ProductState } from '../products/state.ts'
import { lockProducts } from '../products/store/lock.ts'
import { fields } from '../shared/input.ts'
import { sectionsChanging, twice } from './change-sections.ts'
import { tagged, tagsChange } from './change-tags.ts'
import { returnEntity, viewOf } from './masked.ts'

const productId = z.string().min(1).max(36)
export const infoSectionIds = z.array(z.guid()).min(1).max(10)

/** Parts of up to a hundred products: what is put to them and taken from them, each with its own result (wire §3.10). */
export function productPartRoutes(app: App): void {
  for (const [served, kind] of [
    [operations.bulkAddProductInfoSections, 'adds'],
    [operations.bulkRemoveProductInfoSections, 'removes'],
  ] as const)
    operation(
      app,
      served,
      {
        answer: bulkAnswerOf(ProductV3),
        body: z.object({
          products: z
            .array(z.object({ productId, revision: Revision }))
            .min(1)
            .max(100),
          ...{ infoSectionIds, returnEntity, fields },
        }),
      },
      (call) =>
        edited(call, { call: served.name }, async (edit) => {
          const { products, returnEntity: whole, fields: asked } = call.input
          const ids =
            kind === 'adds' ? { adds: call.input.infoSectionIds } : { removes: call.input.infoSectionIds }
          const change = await sectionsChanging(edit.trx, ids)
          const revisions = new Map(products.map((each) => [each.productId.toLowerCase(), each.revision]))
          if (revisions.size < products.length) throw twice('products')
          const outcome = await changeEach(
            edit,
            products.map((each) => each.productId),
            (before) => {
              checkRevision(before.revision, revisions.get(before.id))
              return change(before)
            },
          )
          const results = outcome.results.map(({ itemMetadata, item: row }) => ({
            itemMetadata,
            ...(whole && row && { item: viewOf(call.config, row, asked) }),
          }))
          return { ...outcome, results }
        }),
    )

  operation(
    app,
    operations.bulkUpdateProductTags,
    {
      answer: BulkAnswer,
      body: z.object({ productIds: z.array(productId).min(1).max(100), ...tagsChange, idempotencyKey }),
    },
    (call) => {
      const { productIds, idempotencyKey: key, ...tags } = call.input
      return edited(call, { call: 'BulkUpdateProductTags', idempotencyKey: key }, async (edit) => {
        if (new Set(productIds.map((id) => id.toLowerCase())).size < productIds.length)
          throw twice('productIds')
        const outcome = await changeEach(edit, productIds, (before) => tagged(before, tags))
        return { ...outcome, results: outcome.results.map(({ itemMetadata }) => ({ itemMetadata })) }
      })
    },
  )
}

async function changeEach(
  edit: Edit,
  ids: readonly string[],
  change: (before: ProductState) => ProductState,
) {
  const known = await lockProducts(edit.trx, ids)
  const wanted: { before: ProductState; after: ProductState }[] = []
  const outcome = await inBulk(
    ids,
    (id) => id,
    async (id) => {
      const before = known.get(id.toLowerCase())
      if (!before) throw productNotFound(id)
      wanted.push({ before, after: change(before) })
      return before.id
    },
  )
  const rows = await saveProducts(edit, wanted)
  const results = outcome.results.map(({ itemMetadata, item: id }) => {
    const item = id && rows.get(id)
    return { itemMetadata, ...(item && { item }) }
  })
  return { ...outcome, results }
}
