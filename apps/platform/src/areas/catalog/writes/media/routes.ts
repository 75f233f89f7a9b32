import * as operations from '@galleria/platform-client/operations/catalog/catalog-writes'
import { z } from 'zod'
import { exactlyOneOf } from '../../../../base/input/one-of.ts'
import { Nothing } from '../../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../../http/route.ts'
import { edited } from '../../edits/edit.ts'
import { ById } from '../input.ts'
import { changeOne } from '../products/products.ts'
import { findMedia, withChoiceMedia, withMedia, withoutMedia, withPictures } from './media.ts'

const MediaId = z.string().min(1).max(200)
const Place = z.object({ option: z.string().min(1).max(50), choice: z.string().min(1).max(50) })
const NewMedia = z
  .object({
    mediaId: MediaId.optional(),
    url: z.string().min(1).max(2000).optional(),
    choice: Place.optional(),
  })
  .superRefine(exactlyOneOf('mediaId', 'url'))
const ChoiceMedia = z
  .array(Place.extend({ mediaIds: z.array(MediaId).max(50).default([]) }))
  .min(1)
  .max(10)

/** Media of a product and of its choices (wire §3.9). */
export function mediaWriteRoutes(app: App): void {
  operation(
    app,
    operations.addProductMedia,
    { body: ById.extend({ media: z.array(NewMedia).min(1).max(50) }), answer: Nothing },
    async (call) =>
      edited(await withPictures(call, call.input.media), { call: 'AddProductMedia' }, async (edit) => {
        const { id, media } = call.input
        const items = await findMedia(edit, media)
        await changeOne(edit, id, (before) => withMedia(before, items, media))
        return {}
      }),
  )

  operation(
    app,
    operations.removeProductMedia,
    { body: ById.extend({ mediaIds: z.array(MediaId).max(50).default([]) }), answer: Nothing },
    (call) =>
      edited(call, { call: 'RemoveProductMedia' }, async (edit) => {
        await changeOne(edit, call.input.id, (before) => withoutMedia(before, call.input.mediaIds))
        return {}
      }),
  )

  operation(
    app,
    operations.addProductMediaToChoices,
    { body: ById.extend({ media: ChoiceMedia }), answer: Nothing },
    (call) =>
      edited(call, { call: 'AddProductMediaToChoices' }, async (edit) => {
        const { id, media } = call.input
        await changeOne(edit, id, (before) => withChoiceMedia(before, media, (_, given) => given))
        return {}
      }),
  )

  operation(
    app,
    operations.removeProductMediaFromChoices,
    { body: ById.extend({ media: ChoiceMedia }), answer: Nothing },
    (call) =>
      edited(call, { call: 'RemoveProductMediaFromChoices' }, async (edit) => {
        const { id, media } = call.input
        await changeOne(edit, id, (before) => withChoiceMedia(before, media, without))
        return {}
      }),
  )
}

/** None named are all. */
const without = (old: readonly string[], given: readonly string[]) =>
  given.length ? old.filter((id) => !given.includes(id)) : []
