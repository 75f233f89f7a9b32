import type { z } from 'zod'
import { violations } from '../../../base/errors.ts'
import type { Picture } from '../../../base/input/wire-parts.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { isSampleName, mediaFileOf, mediaUrl, uploadedMedia } from '../../media/index.ts'
import type { CustomLineItem } from './custom-line.ts'
import type { NewLine } from './input.ts'

type PictureInput = z.output<typeof Picture>
type Site = Pick<PlatformConfig, 'publicUrl' | 'mediaUrl'>
interface Lines {
  readonly lineItems: readonly NewLine[]
  readonly customLineItems: readonly CustomLineItem[]
}

/**
 * Lines with pictures that have an address: the one they came with, or that of the shop's file with their id.
 *
 * @throws ApiError 400 for an id of no picture of the shop
 */
export async function withPictures<L extends Lines>(db: Db, site: Site, lines: L): Promise<L> {
  const { lineItems, customLineItems } = lines
  const pictured = lineItems.some(({ catalogOverrideFields: own }) => own?.image)
  if (!pictured && !customLineItems.some(({ media }) => media)) return lines
  return {
    ...lines,
    customLineItems: await Promise.all(
      customLineItems.map(async ({ media, ...line }, index) => ({
        ...line,
        ...(media && { media: await resolvePicture(db, site, media, `customLineItems[${index}].media`) }),
      })),
    ),
    lineItems: await Promise.all(
      lineItems.map(async (line, index) => {
        const { image, ...own } = line.catalogOverrideFields ?? {}
        if (!image) return line
        const at = `lineItems[${index}].catalogOverrideFields.image`
        return {
          ...line,
          catalogOverrideFields: { ...own, image: await resolvePicture(db, site, image, at) },
        }
      }),
    ),
  }
}

async function resolvePicture(db: Db, site: Site, picture: PictureInput, at: string): Promise<PictureInput> {
  const { id, url } = picture
  if (url) return picture
  if (id && isSampleName(id)) return { ...picture, url: mediaUrl(site, id) }
  const file = id && isUuid(id) ? (await uploadedMedia(db, [id])).get(id) : undefined
  if (file?.mediaType === 'image') {
    const { width, height, altText } = file
    return { width, height, ...(altText ? { altText } : {}), ...picture, url: mediaUrl(site, file.file) }
  }
  const description = 'is not an image of this store. Upload it first, or send its address as url'
  throw violations([{ field: `${at}.${id ? 'id' : 'url'}`, description, violatedRule: 'VALIDATION' }])
}

/** Picture in an answer: the shop's own with its current address, any other as it came; undefined without an address. */
export function pictureView(site: Site, { id, url, ...picture }: PictureInput) {
  if (!url) return undefined
  const file = mediaFileOf(site, url)
  return { ...picture, id: id ?? file ?? url, url: file ? mediaUrl(site, file) : url }
}
