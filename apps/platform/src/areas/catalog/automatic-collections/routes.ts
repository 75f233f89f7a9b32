import * as operations from '@galleria/platform-client/operations/catalog/catalog-rows'
import { z } from 'zod'
import { Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { edited } from '../edits/edit.ts'
import { CatalogRow } from '../rows/answers.ts'
import { readRows } from '../rows/read.ts'
import { lockCollection, saveCollection } from '../writes/collections/collections.ts'
import { findByRules } from './find.ts'
import { CollectionRules } from './rules.ts'
import { findAutomatic } from './store.ts'

/** Products of a preview. */
const SHOWN = 20

/** Rules by which collections fill themselves. Extension: the wire has no such calls. */
export function automaticCollectionRoutes(app: App): void {
  operation(
    app,
    operations.listCollectionRules,
    { answer: z.object({ collections: z.array(z.object({ id: z.guid(), rules: CollectionRules })) }) },
    async ({ db }) => ({ collections: await findAutomatic(db) }),
  )

  operation(
    app,
    operations.previewCollectionRules,
    {
      body: z.object({ rules: CollectionRules }),
      answer: z.object({ total: z.int(), rows: z.array(CatalogRow) }),
    },
    async (call) => {
      const ids = await findByRules(call, call.input.rules)
      return { total: ids.length, rows: await readRows(call.db, call.config, ids.slice(0, SHOWN)) }
    },
  )

  operation(
    app,
    operations.setCollectionRules,
    { body: z.object({ id: z.string(), rules: CollectionRules.nullable() }), answer: Nothing },
    (call) =>
      edited(call, { call: operations.setCollectionRules.name }, async (edit) => {
        const before = await lockCollection(edit, call.input.id)
        await saveCollection(edit, before, { ...before, rules: call.input.rules })
        return {}
      }),
  )
}
