import type { z } from 'zod'
import { type Violation, violations } from '../../../base/errors.ts'
import type { Picture } from '../../../base/input/wire-parts.ts'
import type { Services } from '../../../data/services.ts'
import {
  type FetchedPictures,
  mediaFileOf,
  mediaUrl,
  storeFetched,
  uploadedMedia,
} from '../../media/index.ts'
import type { CustomLineItem } from './custom-line.ts'
import type { NewLine } from './input.ts'

type PictureInput = z.output<typeof Picture>
interface Lines {
  readonly lineItems?: readonly NewLine[] | undefined
  readonly customLineItems?: readonly CustomLineItem[] | undefined
}
type Change = (picture: PictureInput, at: string) => PictureInput

/**
 * The same lines with pictures of elsewhere as files of the shop (decision 0282): called before a transaction begins,
 * since a stranger's server may take its time. The copy says itself how large it is, and never expires.
 *
 * @throws ApiError 400 at the `url` of what could not be had; `at` stands before its path
 */
export async function storePictures<L extends Lines>(
  site: Pick<Services, 'db' | 'config' | 'clock'>,
  lines: L,
  at = '',
): Promise<L> {
  const wanted = new Map<string, string>()
  const foreign = ({ url }: PictureInput) => (url && !mediaFileOf(site.config, url) ? url : undefined)
  changed(lines, at, (picture, path) => {
    const url = foreign(picture)
    if (url) wanted.set(path, url)
    return picture
  })
  if (wanted.size === 0) return lines
  const fetched = await storeFetched(site, wanted.values())
  refuseLost(wanted, fetched)
  const idOf = (url: string | undefined) => {
    const picture = url === undefined ? undefined : fetched.get(url)
    return picture && 'id' in picture ? picture.id : undefined
  }
  const files = await uploadedMedia(
    site.db,
    [...wanted.values()].flatMap((url) => idOf(url) ?? []),
  )
  return changed(lines, at, (picture) => {
    const file = files.get(idOf(foreign(picture)) ?? '')
    if (!file) return picture
    const { urlExpirationDate: _, ...said } = picture
    const { id, width, height } = file
    return { ...said, id, width, height, url: mediaUrl(site.config, file.file) }
  })
}

function refuseLost(wanted: ReadonlyMap<string, string>, fetched: FetchedPictures): void {
  const lost = [...wanted].flatMap(([path, url]): Violation[] => {
    const picture = fetched.get(url)
    if (!picture || 'id' in picture) return []
    return [{ field: `${path}.url`, description: picture.refused, violatedRule: 'VALIDATION' }]
  })
  if (lost.length) throw violations(lost)
}

function changed<L extends Lines>(lines: L, at: string, change: Change): L {
  const { lineItems, customLineItems } = lines
  return {
    ...lines,
    ...(customLineItems && {
      customLineItems: customLineItems.map((line, index) =>
        line.media ? { ...line, media: change(line.media, `${at}customLineItems[${index}].media`) } : line,
      ),
    }),
    ...(lineItems && {
      lineItems: lineItems.map((line, index) => {
        const own = line.catalogOverrideFields
        if (!own?.image) return line
        const image = change(own.image, `${at}lineItems[${index}].catalogOverrideFields.image`)
        return { ...line, catalogOverrideFields: { ...own, image } }
      }),
    }),
  }
}
