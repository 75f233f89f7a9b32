import { STORES_APP_ID } from '@galleria/platform-client/cart'
import type { Product, Variant } from '@galleria/platform-client/products'
import type { SavedLine } from './saved-lines.ts'

/** Products that the platform returned; null where it did not answer. */
export interface SavedAnswer {
  readonly asked: readonly string[]
  readonly products: readonly Product[] | null
  /** Products that came without their variants, which were asked for by themselves. */
  readonly withVariants?: ReadonlyMap<string, readonly Variant[]>
}

interface Image {
  readonly url: string
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined
}

/** Saved lines as the platform sells them now. */
export interface SavedNow {
  readonly name: string
  readonly path: string
  readonly image?: Image | undefined
  /** Price in the store's currency, as in the cart; absent for a subscription, whose price the cart computes. */
  readonly price?: { readonly amount: string; readonly currency: string } | undefined
}

/** The products to ask for, each once. */
export function productsSaved(list: readonly SavedLine[]): readonly string[] {
  const own = list.filter(({ catalogReference }) => catalogReference.appId === STORES_APP_ID)
  return [...new Set(own.map(({ catalogReference }) => catalogReference.catalogItemId))]
}

/** Variants to ask for by themselves: those saved of products that came without, as lists of catalog V3 do. */
export function variantsSaved(list: readonly SavedLine[], products: readonly Product[]) {
  return products.flatMap(({ id, manageVariants, variants }) => {
    if (!manageVariants || variants.length > 0) return []
    const own = list.filter(({ catalogReference }) => catalogReference.catalogItemId === id)
    const variantIds = [...new Set(own.flatMap((line) => variantIdOf(line) ?? []))]
    return variantIds.length > 0 ? { id, variantIds } : []
  })
}

function variantIdOf({ catalogReference }: SavedLine): string | undefined {
  const { variantId } = (catalogReference.options ?? {}) as { variantId?: unknown }
  return typeof variantId === 'string' ? variantId : undefined
}

/** `gone` where the platform sells it no more; undefined while nobody knows. */
export function savedNow(line: SavedLine, answer: SavedAnswer | undefined): SavedNow | 'gone' | undefined {
  const { catalogReference, subscriptionOptionInfo } = line
  if (!answer?.products || !answer.asked.includes(catalogReference.catalogItemId)) return undefined
  const product = answer.products.find(({ id }) => id === catalogReference.catalogItemId)
  if (!product) return 'gone'
  const { options } = (catalogReference.options ?? {}) as { options?: Readonly<Record<string, string>> }
  const variantId = variantIdOf(line)
  const asked = answer.withVariants?.get(product.id)
  const variants = asked ?? product.variants
  const variant = variants.find(({ id }) => id === variantId)
  if (product.manageVariants && variantId && !variant) {
    if (asked || variants.length > 0) return 'gone'
    // The least price of the product may be another variant's.
    return { name: product.name, path: `/products/${product.slug}`, image: pictureOf(product, options ?? {}) }
  }
  const { discountedPrice, currency } = (variant?.variant ?? product).priceData
  return {
    name: product.name,
    path: `/products/${product.slug}`,
    image: pictureOf(product, variant?.choices ?? options ?? {}),
    ...(subscriptionOptionInfo ? {} : { price: { amount: String(discountedPrice), currency } }),
  }
}

/** Picture of the chosen options, else of the product; the still of a film. */
function pictureOf(
  { productOptions, media }: Product,
  choices: Readonly<Record<string, string>>,
): Image | undefined {
  const own = productOptions.flatMap(({ name, choices: all }) =>
    all
      .filter(({ description, value }) => [description, value].includes(choices[name] ?? ''))
      .flatMap((choice) => choice.media ?? []),
  )
  const item = own.find(({ mainMedia }) => mainMedia)?.mainMedia ?? media?.mainMedia
  if (!item?.image) return item?.thumbnail
  const { url, width, height, focalPoint } = item.image
  return { url, width, height, ...(focalPoint && { focalPoint }) }
}
