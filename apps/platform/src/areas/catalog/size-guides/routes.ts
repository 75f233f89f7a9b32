import { ShownSizeGuide, SizeGuide } from '@galleria/platform-client/entities/catalog'
import * as operations from '@galleria/platform-client/operations/catalog/size-guides'
import { z } from 'zod'
import { Revision } from '../../../base/input/revision.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { contentLanguage } from '../../../data/translations/dictionary.ts'
import { Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { edited } from '../edits/edit.ts'
import { idempotencyKey } from '../writes/input.ts'
import { changeSizeGuide, createSizeGuide, deleteSizeGuide, sizeGuideNotFound } from './change.ts'
import { NewSizeGuide, SizeGuideChanges } from './input.ts'
import { findSizeGuide, findSizeGuideOf, findSizeGuides } from './store.ts'
import { shownSizeGuide, sizeGuideView } from './view.ts'

const answer = z.object({ sizeGuide: SizeGuide })

/** Size guides of products and collections. Extension: the wire has no such calls. */
export function sizeGuideRoutes(app: App): void {
  // Before `size-guides/{sizeGuideId}`, which would take its name for an id.
  operation(
    app,
    operations.getShownSizeGuide,
    {
      query: z.object({ productId: z.string() }),
      answer: z.object({ sizeGuide: z.nullable(ShownSizeGuide) }),
      publicRead: true,
    },
    async ({ db, config, request, input: { productId } }) => {
      const row = isUuid(productId) ? await findSizeGuideOf(db, productId.toLowerCase()) : undefined
      const language = contentLanguage(config, request.headers.get('x-wix-linguist'))
      return { sizeGuide: row ? shownSizeGuide(row, language) : null }
    },
  )

  operation(
    app,
    operations.listSizeGuides,
    { answer: z.object({ sizeGuides: z.array(SizeGuide) }) },
    async ({ db }) => ({ sizeGuides: (await findSizeGuides(db)).map(sizeGuideView) }),
  )

  operation(
    app,
    operations.getSizeGuide,
    { query: z.object({ sizeGuideId: z.string() }), answer },
    async ({ db, input: { sizeGuideId: id } }) => {
      const row = isUuid(id) ? await findSizeGuide(db, id) : undefined
      if (!row) throw sizeGuideNotFound(id)
      return { sizeGuide: sizeGuideView(row) }
    },
  )

  operation(
    app,
    operations.createSizeGuide,
    { body: z.object({ sizeGuide: NewSizeGuide, idempotencyKey }), answer },
    (call) => {
      const { sizeGuide, idempotencyKey: key } = call.input
      const about = { call: operations.createSizeGuide.name, idempotencyKey: key }
      return edited(call, about, async (edit) => ({
        sizeGuide: sizeGuideView(await createSizeGuide(edit, sizeGuide)),
      }))
    },
  )

  operation(
    app,
    operations.updateSizeGuide,
    {
      body: z.object({ sizeGuideId: z.string(), revision: Revision.optional(), sizeGuide: SizeGuideChanges }),
      answer,
    },
    (call) => {
      const { sizeGuideId, revision, sizeGuide } = call.input
      const changes = sizeGuide as SizeGuideChanges
      return edited(call, { call: operations.updateSizeGuide.name }, async (edit) => ({
        sizeGuide: sizeGuideView(await changeSizeGuide(edit, sizeGuideId, { revision, changes })),
      }))
    },
  )

  operation(
    app,
    operations.deleteSizeGuide,
    { body: z.object({ sizeGuideId: z.string() }), answer: Nothing },
    (call) =>
      edited(call, { call: operations.deleteSizeGuide.name }, async (edit) => {
        await deleteSizeGuide(edit, call.input.sizeGuideId)
        return {}
      }),
  )
}
