import { applicationError, violations } from '../../../../base/errors.ts'
import { fileIdOf, mediaFileOf, type StoredMedia, storeFetched, uploadedMedia } from '../../../media/index.ts'
import type { Edit, EditContext } from '../../edits/edit.ts'
import type { StoredOption } from '../../tables.ts'
import { altTextOf } from '../../views/media.ts'
import type { MediaItems } from '../input.ts'
import type { ProductState } from '../products/state.ts'
import { findMediaInUse } from './store.ts'

export interface MediaRequest {
  /** Its place in what was asked for, where that is another list. */
  readonly index?: number
  readonly mediaId?: string | undefined
  readonly url?: string | undefined
  readonly choice?: { readonly option: string; readonly choice: string } | undefined
}

export interface ChoiceMedia {
  readonly option: string
  readonly choice: string
  readonly mediaIds?: readonly string[] | undefined
  /** Path of the field, for violations. */
  readonly field?: string
}

/**
 * The same call with pictures of elsewhere fetched and kept, before anything is locked; what could not be is refused
 * where it is looked for.
 */
export async function withPictures<Call extends EditContext>(
  call: Call,
  list: Iterable<{ readonly url?: string | undefined }>,
): Promise<Call & Pick<EditContext, 'fetched'>> {
  const urls = [...list].flatMap(({ url }) => (url && !mediaFileOf(call.config, url) ? url : []))
  return urls.length ? { ...call, fetched: await storeFetched(call, urls) } : call
}

/**
 * Media of the shop by id or address, in the order they are asked for: of the library, and whatever another product shows.
 *
 * @throws ApiError 400 for what the platform does not keep
 */
export async function findMedia(
  { trx, context: { config, fetched } }: Pick<Edit, 'trx' | 'context'>,
  list: readonly MediaRequest[],
  { at = 'media', idName = 'mediaId' }: { readonly at?: string; readonly idName?: 'id' | 'mediaId' } = {},
): Promise<StoredMedia[]> {
  const wanted = list.map(({ mediaId, url }) => {
    const picture = url === undefined ? undefined : fetched?.get(url)
    const file = (url && mediaFileOf(config, url)) || ''
    const id = mediaId ?? (picture && 'id' in picture ? picture.id : fileIdOf(file))
    return id ? { id } : { file }
  })
  const uploaded = await uploadedMedia(
    trx,
    wanted.flatMap(({ id }) => id ?? []),
  )
  const rest = wanted.filter(({ id }) => !id || !uploaded.has(id))
  const shown = rest.length ? await findMediaInUse(trx, rest) : []
  return wanted.map(({ id, file }, index) => {
    const found = (id && uploaded.get(id)) ?? shown.find((item) => (id ? item.id === id : item.file === file))
    if (found) return found
    const { index: place = index, mediaId, url } = list[index] ?? {}
    const field = `${at}[${place}].${mediaId ? idName : 'url'}`
    const picture = url === undefined || mediaId ? undefined : fetched?.get(url)
    const description =
      picture && 'refused' in picture ? picture.refused : 'is not media of this store. Upload it first'
    throw violations([{ field, description, violatedRule: 'VALIDATION' }])
  })
}

/** Appends a medium to the product's; with a choice it is linked to that choice too. */
export function withMedia(
  product: ProductState,
  items: readonly StoredMedia[],
  list: readonly MediaRequest[],
): ProductState {
  const known = new Set(product.media.map(({ id }) => id))
  const media = [...product.media]
  for (const item of items) {
    if (!known.has(item.id)) media.push(item)
    known.add(item.id)
  }
  const choices = list.flatMap(({ choice }, index) => {
    const id = items[index]?.id
    return choice && id ? [{ ...choice, mediaIds: [id] }] : []
  })
  return withChoiceMedia({ ...product, media }, choices, (old, added) => [...new Set([...old, ...added])])
}

/** Exactly these, in this order; those that the product does not show yet are looked for in the shop. */
export async function arrangedMedia(
  edit: Edit,
  product: ProductState,
  list: MediaItems,
): Promise<ProductState> {
  const known = new Map(product.media.map((item) => [item.id, item]))
  const fresh = list.flatMap(({ mediaId }, index) => (known.has(mediaId) ? [] : [{ mediaId, index }]))
  const found = fresh.length ? await findMedia(edit, fresh, { at: 'product.mediaItems' }) : []
  for (const item of found) known.set(item.id, item)
  const media = list.map(({ mediaId, altText, focalPoint }) => {
    const { focalPoint: old, ...item } = known.get(mediaId) as StoredMedia
    const focus = focalPoint === undefined ? old : focalPoint
    const said = altText !== undefined && altText !== altTextOf(item)
    return { ...item, ...(said && { altText }), ...(focus && { focalPoint: focus }) }
  })
  const shown = new Set(list.map(({ mediaId }) => mediaId))
  const gone = product.media.flatMap(({ id }) => (shown.has(id) ? [] : [id]))
  return { ...(gone.length ? withoutMedia(product, gone) : product), media }
}

/** All of them where none are named (wire §3.9). */
export function withoutMedia(product: ProductState, mediaIds: readonly string[]): ProductState {
  const goes = (id: string) => mediaIds.length === 0 || mediaIds.includes(id)
  const options = product.options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) =>
      withIds(
        choice,
        (choice.mediaIds ?? []).filter((id) => !goes(id)),
      ),
    ),
  }))
  return { ...product, options, media: product.media.filter(({ id }) => !goes(id)) }
}

/**
 * The product with the media of these choices as `change` makes them of the old and the given ids.
 *
 * @throws ApiError 400 for a choice or a picture that the product does not have, and where two options would have media
 */
export function withChoiceMedia(
  product: ProductState,
  list: readonly ChoiceMedia[],
  change: (old: readonly string[], given: readonly string[]) => readonly string[],
): ProductState {
  const shown = new Set(product.media.map(({ id }) => id))
  let { options } = product
  for (const [index, { option, choice, mediaIds = [], field = `media[${index}]` }] of list.entries()) {
    if (
      !options.some(({ name, choices }) => name === option && choices.some((c) => c.description === choice))
    )
      throw wrong(`${field}.choice`, 'is not a choice of this product')
    if (mediaIds.some((id) => !shown.has(id)))
      throw wrong(`${field}.mediaIds`, 'is not media of this product. Add it to the product first')
    options = options.map((each) => (each.name === option ? changed(each, choice, mediaIds, change) : each))
  }
  const withSome = options.filter(({ choices }) => choices.some(({ mediaIds }) => mediaIds?.length))
  if (withSome.length <= 1) return { ...product, options }
  throw applicationError(
    400,
    'ONE_OPTION_WITH_MEDIA',
    `Only one option can have media on its choices, not ${withSome.map(({ name }) => name).join(' and ')}.`,
  )
}

function changed(
  option: StoredOption,
  choice: string,
  mediaIds: readonly string[],
  change: (old: readonly string[], given: readonly string[]) => readonly string[],
): StoredOption {
  const choices = option.choices.map((each) =>
    each.description === choice ? withIds(each, change(each.mediaIds ?? [], mediaIds)) : each,
  )
  return { ...option, choices }
}

function withIds({ mediaIds: _, ...choice }: StoredOption['choices'][number], mediaIds: readonly string[]) {
  return mediaIds.length ? { ...choice, mediaIds } : choice
}

function wrong(field: string, description: string) {
  return violations([{ field, description, violatedRule: 'VALIDATION' }])
}
