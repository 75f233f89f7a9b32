import { Category } from '@galleria/platform-client/entities/catalog-v3'
import * as operations from '@galleria/platform-client/operations/catalog/categories'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { z } from 'zod'
import { violations } from '../../../../base/errors.ts'
import { inBulk } from '../../../../base/input/bulk.ts'
import { checkRevision, Revision } from '../../../../base/input/revision.ts'
import { Nothing } from '../../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../../http/route.ts'
import { type Edit, edited } from '../../edits/edit.ts'
import { categoryView, ONE_LEVEL, revisionOf, Tree } from '../../v3/categories.ts'
import { BulkAnswer } from '../answers.ts'
import { CollectionChanges, idempotencyKey } from '../input.ts'
import { productNotFound } from '../products/products.ts'
import { lockProducts } from '../products/store/lock.ts'
import {
  createCollection,
  deleteCollection,
  lockCollection,
  putInto,
  takeOut,
  updateCollection,
} from './collections.ts'

const NewCategory = CollectionChanges.extend({ name: z.string().trim().min(1).max(50) })
const answer = z.object({ category: Category })
const treeReference = Tree
const Items = z.object({
  categoryId: z.string(),
  treeReference,
  items: z
    .array(z.object({ catalogItemId: z.string().min(1).max(36), appId: z.string().min(1).max(36) }))
    .min(1)
    .max(100),
})

/** Changes of categories, which are the collections of catalog V1 (Cart V2 §4.6). */
export function categoryWriteRoutes(app: App): void {
  operation(
    app,
    operations.createCategory,
    { body: z.object({ category: NewCategory, treeReference, idempotencyKey }), answer, partly: ONE_LEVEL },
    (call) =>
      edited(call, { call: 'CreateCategory', idempotencyKey: call.input.idempotencyKey }, async (edit) => ({
        category: categoryView(call.config, await createCollection(edit, call.input.category)),
      })),
  )

  operation(
    app,
    operations.updateCategory,
    {
      body: z.object({
        category: CollectionChanges.extend({ id: z.string(), revision: Revision }),
        treeReference,
      }),
      answer,
      partly: ONE_LEVEL,
    },
    (call) =>
      edited(call, { call: 'UpdateCategory' }, async (edit) => {
        const { id, revision, ...changes } = call.input.category
        checkRevision(revisionOf(await lockCollection(edit, id)), revision)
        return { category: categoryView(call.config, await updateCollection(edit, id, changes)) }
      }),
  )

  operation(
    app,
    operations.deleteCategory,
    { query: z.object({ categoryId: z.string(), treeReference }), answer: Nothing },
    (call) =>
      edited(call, { call: 'DeleteCategory' }, async (edit) => {
        await deleteCollection(edit, call.input.categoryId)
        return {}
      }),
  )

  for (const [served, move] of [
    [operations.bulkAddItemsToCategory, putInto],
    [operations.bulkRemoveItemsFromCategory, takeOut],
  ] as const)
    operation(app, served, { body: Items, answer: BulkAnswer }, (call) =>
      edited(call, { call: served.name }, (edit) => moveItems(edit, call.input, move)),
    )
}

/** Each product for itself: those that are not there say so, and the others are moved. */
async function moveItems(
  edit: Edit,
  { categoryId, items }: z.output<typeof Items>,
  move: typeof putInto | typeof takeOut,
) {
  const strange = items.flatMap(({ appId }, index) => (appId === STORES_APP_ID ? [] : [index]))
  if (strange.length > 0)
    throw violations(
      strange.map((index) => ({
        field: `items[${index}].appId`,
        description: `must be ${STORES_APP_ID}, the ID of the stores app`,
        violatedRule: 'VALIDATION' as const,
      })),
    )
  await lockCollection(edit, categoryId)
  const ids = items.map(({ catalogItemId }) => catalogItemId)
  const known = await lockProducts(edit.trx, ids)
  const outcome = await inBulk(
    ids,
    (id) => id,
    async (id) => {
      if (!known.has(id.toLowerCase())) throw productNotFound(id)
    },
  )
  const there = ids.filter((id) => known.has(id.toLowerCase()))
  if (there.length > 0) await move(edit, categoryId, there)
  return { ...outcome, results: outcome.results.map(({ itemMetadata }) => ({ itemMetadata })) }
}
