import type { PreviewLink } from '../../preview/make-preview.ts'
import { previewParameter } from '../../preview/token.ts'
import { type ShopOptions, shopOf } from './shop.ts'
import { shopAddress } from './shop-address.ts'

/** The link as a person opens it: the home page of the shop that was asked, or of the one that this environment starts. */
export function addressOfPreview({ token }: PreviewLink, options: ShopOptions): string {
  const url = new URL(shopOf(options) ?? shopAddress(process.env))
  url.searchParams.set(previewParameter, token)
  return url.href
}
