import type { Product } from '@galleria/platform-client/products'
import { type Pictured, pictured } from './picture.ts'
import { availability } from './product/availability.ts'
import type { ShownPrice } from './product/price-text.ts'
import { shownPrice } from './product/pricing.ts'
import { choiceLabel } from './product/selection.ts'

/**
 * A product as lists show it. Loaders of lists answer with tiles: a whole product takes ten times as many bytes in the
 * page, and the browser reads them before anything moves.
 */
export interface Tile {
  readonly id: string
  readonly name: string
  readonly slug: string
  /** `name`, where it is not in the page's language. */
  readonly untranslated?: readonly 'name'[]
  readonly brand?: string
  readonly ribbon?: string
  readonly picture?: Pictured
  /** A second view, shown while pointed at. */
  readonly hoverPicture?: Pictured
  readonly price: ShownPrice
  /** Colors it comes in, as its option says them. */
  readonly colors: readonly { readonly color: string; readonly label: string }[]
  /** Absent without reviews. */
  readonly rating?: { readonly average: number; readonly count: number }
  readonly isSoldOut: boolean
  /** False with options or texts to fill in; else one press adds the product to the cart. */
  readonly canAddAtOnce: boolean
}

export function tileOf(product: Product): Tile {
  const { id, name, slug, brand, ribbon, untranslated } = product
  const { mainMedia, items = [] } = product.media ?? {}
  const second = items.find(({ id, mediaType }) => mediaType === 'image' && id !== mainMedia?.id)
  return {
    ...{ id, name, slug },
    ...(untranslated?.includes('name') && { untranslated: ['name'] as const }),
    ...(brand && { brand }),
    ...(ribbon && { ribbon }),
    ...(mainMedia && { picture: pictured(mainMedia) }),
    ...(second && { hoverPicture: pictured(second) }),
    price: shownPrice(product),
    colors: colorsOf(product),
    isSoldOut: availability(product).status === 'sold-out',
    canAddAtOnce: canAddAtOnce(product),
  }
}

function canAddAtOnce(product: Pick<Product, 'productOptions' | 'customTextFields'>): boolean {
  return product.productOptions.length === 0 && !product.customTextFields?.some(({ mandatory }) => mandatory)
}

function colorsOf(product: Pick<Product, 'productOptions'>): Tile['colors'] {
  const option = product.productOptions.find(({ optionType }) => optionType === 'color')
  return (option?.choices ?? []).flatMap((choice) =>
    choice.value && choice.description ? [{ color: choice.value, label: choiceLabel(choice) }] : [],
  )
}
