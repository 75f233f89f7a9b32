import { previewRelease } from '../../preview/make-preview.ts'
import type { Deployed } from '../../traffic/move.ts'
import { addressOfPreview } from './preview-address.ts'
import { hereOrThere, type ShopOptions } from './shop.ts'

/** Seconds: as long as a pull request is read. */
const LIFETIME = 7 * 24 * 3600

export interface ReleasePreview {
  readonly url: string
  /** ISO 8601. */
  readonly expires: string
}

/** Signed link to a release that no visitor gets by itself. */
export async function previewOf(
  { module, version }: Pick<Deployed, 'module' | 'version'>,
  options: ShopOptions,
): Promise<ReleasePreview> {
  const input = { module, version, seconds: LIFETIME }
  const link = await hereOrThere(options, 'preview', input, (delivery) => previewRelease(delivery, input))
  return { url: addressOfPreview(link, options), expires: link.expires }
}
