import type { OrderLineItem } from '@galleria/platform-client/entities/orders'
import type { PlatformConfig } from '../../../data/config.ts'
import { isSampleName, mediaUrl, parseStoredName } from '../../media/index.ts'

export type Site = Pick<PlatformConfig, 'publicUrl' | 'mediaUrl'>

/**
 * An order keeps what it showed when it was placed, with the platform's address of that day. Told today, what is the
 * platform's own has today's address: a page lets pictures in from there alone. Others' addresses stay as they are.
 */
export function withPresentAddresses(site: Site, line: OrderLineItem): OrderLineItem {
  const { image, digitalFile } = line
  const file = image?.url && ownFile(image.url, image.id)
  const link = digitalFile?.link && ownLink(digitalFile.link)
  return {
    ...line,
    ...(image && file ? { image: { ...image, url: mediaUrl(site, file) } } : {}),
    ...(digitalFile && link ? { digitalFile: { ...digitalFile, link: site.publicUrl + link } } : {}),
  }
}

/** A name below `/media/` that this platform gives: drawn, uploaded, or by the picture's own id. */
function ownFile(url: string, id: string | null | undefined): string | undefined {
  const name = /^https?:\/\/[^/]+\/media\/([^?#]+)$/.exec(url)?.[1]
  const own = name && (name === id || isSampleName(name) || parseStoredName(name))
  return own ? name : undefined
}

/** Its proof is of the path, not of the address before it. */
const ownLink = (link: string) => /^https?:\/\/[^/]+(\/_hosted\/downloads\/.+)$/.exec(link)?.[1]
