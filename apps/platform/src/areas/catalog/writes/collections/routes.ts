import * as operations from '@galleria/platform-client/operations/catalog/catalog-writes'
import { z } from 'zod'
import { Nothing } from '../../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../../http/route.ts'
import { edited } from '../../edits/edit.ts'
import { CollectionAnswer } from '../../read/answers.ts'
import { collectionView } from '../../views/collection.ts'
import { ById, CollectionChanges, idempotencyKey } from '../input.ts'
import { arrange } from './arrange.ts'
import { createCollection, deleteCollection, putInto, takeOut, updateCollection } from './collections.ts'

const NewCollection = CollectionChanges.extend({ name: z.string().trim().min(1).max(50) })
const Products = ById.extend({ productIds: z.array(z.string()).min(1).max(1000) })

/** Collections, and what is in them (wire §3.9). */
export function collectionWriteRoutes(app: App): void {
  operation(
    app,
    operations.createCollection,
    { body: z.object({ collection: NewCollection, idempotencyKey }), answer: CollectionAnswer },
    (call) =>
      edited(call, { call: 'CreateCollection', idempotencyKey: call.input.idempotencyKey }, async (edit) => ({
        collection: collectionView(call.config, await createCollection(edit, call.input.collection)),
      })),
  )

  operation(
    app,
    operations.updateCollection,
    {
      body: z.object({ collection: CollectionChanges.extend({ id: z.string() }) }),
      answer: CollectionAnswer,
    },
    (call) =>
      edited(call, { call: 'UpdateCollection' }, async (edit) => {
        const { id, ...changes } = call.input.collection
        return { collection: collectionView(call.config, await updateCollection(edit, id, changes)) }
      }),
  )

  operation(app, operations.deleteCollection, { query: ById, answer: Nothing }, (call) =>
    edited(call, { call: 'DeleteCollection' }, async (edit) => {
      await deleteCollection(edit, call.input.id)
      return {}
    }),
  )

  operation(app, operations.addProductsToCollection, { body: Products, answer: Nothing }, (call) =>
    edited(call, { call: 'AddProductsToCollection' }, async (edit) => {
      await putInto(edit, call.input.id, call.input.productIds)
      return {}
    }),
  )

  // Ours: the wire tells of a place in a category, and has no call that gives it.
  operation(
    app,
    operations.arrangeCollectionProducts,
    { body: Products.extend({ atStart: z.boolean().optional() }), answer: Nothing },
    (call) =>
      edited(call, { call: 'ArrangeCollectionProducts' }, async (edit) => {
        await arrange(edit, call.input.id, call.input)
        return {}
      }),
  )

  operation(app, operations.removeProductsFromCollection, { body: Products, answer: Nothing }, (call) =>
    edited(call, { call: 'RemoveProductsFromCollection' }, async (edit) => {
      await takeOut(edit, call.input.id, call.input.productIds)
      return {}
    }),
  )
}
