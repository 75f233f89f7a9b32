import { drawBanner } from './art/banner.ts'
import { drawProduct } from './art/product.ts'
import type { Picture } from './file-name.ts'

export function draw(picture: Picture): string {
  return picture.kind === 'banner' ? drawBanner(picture.art) : drawProduct(picture.art)
}
