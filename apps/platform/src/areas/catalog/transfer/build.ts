import { isDeepStrictEqual } from 'node:util'
import { violations } from '../../../base/errors.ts'
import type { StoredMedia } from '../../media/index.ts'
import { sumElsewhere } from '../stock-keeping/locations/elsewhere.ts'
import { MOST_STOCK } from '../writes/inventory/input.ts'
import { withoutMedia } from '../writes/media/media.ts'
import { type Around, changeProduct } from '../writes/products/change-product.ts'
import { refuseLessThanDiscount } from '../writes/products/prices.ts'
import type { ProductState, VariantState } from '../writes/products/state.ts'
import { withVariants } from '../writes/products/variants.ts'
import type { Draft, Stock } from './draft.ts'

export interface Pieces extends Around {
  /** Media of the addresses that are known. */
  readonly media: readonly StoredMedia[]
  /** True where some pictures could not be fetched: the product's current ones stay beside the new ones. */
  readonly lacksMedia: boolean
  /** Places by collection, new ones behind all. */
  readonly collections: Readonly<Record<string, number>> | undefined
}

/** The product as its rows want it. @throws ApiError 400 with what cannot be */
export function build(state: ProductState, draft: Draft, isNew: boolean, pieces: Pieces): ProductState {
  const { product, variants, stock, images } = draft
  if (isNew) mustHave(draft)
  const whole = isNew ? { ...product, productOptions: product.productOptions ?? [] } : product
  let next = changeProduct(state, whole, pieces)
  if (variants.length > 0)
    next = withVariants(
      next,
      variants.map(({ stock: _, row: __, ...changes }) => changes),
      pieces.currency,
    )
  if (next.discountType !== state.discountType || next.discountValue !== state.discountValue)
    for (const { priceMinor } of next.variants)
      refuseLessThanDiscount(priceMinor, next, pieces.currency, 'product.priceData.price')
  const stockOf = (variant: VariantState) =>
    variants.length > 0
      ? variants.find(({ choices }) => isDeepStrictEqual(choices, variant.choices))?.stock
      : stock
  next = { ...next, variants: next.variants.map((variant) => stocked(variant, stockOf(variant))) }
  if (images && pieces.media.length > 0) next = showing(next, pieces)
  return pieces.collections ? { ...next, collections: pieces.collections } : next
}

function mustHave({ product }: Draft): void {
  const missing = [...(product.name ? [] : ['name']), ...(product.priceData ? [] : ['price'])]
  if (missing.length === 0) return
  throw violations(
    missing.map((field) => ({
      ...{ field, description: 'must not be empty: the product is new' },
      violatedRule: 'REQUIRED_FIELD',
    })),
  )
}

function stocked(variant: VariantState, stock: Stock | undefined): VariantState {
  if (!stock) return variant
  // The file has what is at the default location; what is elsewhere stays.
  const quantity = 'quantity' in stock ? stock.quantity + sumElsewhere(variant.elsewhere) : 0
  if (quantity > Math.max(MOST_STOCK, variant.quantity ?? 0))
    throw violations([
      {
        field: 'inventory',
        description: `must not come to more than ${MOST_STOCK} with what is at other locations`,
        violatedRule: 'MAX',
        data: { threshold: MOST_STOCK },
      },
    ])
  const wanted =
    'quantity' in stock
      ? { withoutItem: null, trackQuantity: true, quantity, inStock: quantity > 0 }
      : { withoutItem: null, trackQuantity: false, quantity: null, inStock: stock.inStock }
  return isDeepStrictEqual({ ...variant, ...wanted }, variant) ? variant : { ...variant, ...wanted }
}

/** Puts these pictures in this order, and behind them all media that are no pictures. */
function showing(
  product: ProductState,
  { media: pictures, lacksMedia }: Pick<Pieces, 'media' | 'lacksMedia'>,
): ProductState {
  const kept = new Set(pictures.map(({ id }) => id))
  const gone = product.media.filter(
    ({ id, mediaType }) => mediaType === 'image' && !kept.has(id) && !lacksMedia,
  )
  const without = gone.length
    ? withoutMedia(
        product,
        gone.map(({ id }) => id),
      )
    : product
  const rest = without.media.filter(({ id }) => !kept.has(id))
  return { ...without, media: [...pictures, ...rest] }
}
