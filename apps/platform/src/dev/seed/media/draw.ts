import { drawBanner } from './art/banner.ts'
import { drawPortrait } from './art/portrait.ts'
import { drawProduct } from './art/product.ts'
import type { Picture } from './file-name.ts'

export function draw(picture: Picture): string {
  switch (picture.kind) {
    case 'banner':
      return drawBanner(picture.art)
    case 'portrait':
      return drawPortrait(picture.art)
    case 'product':
      return drawProduct(picture.art)
  }
}
