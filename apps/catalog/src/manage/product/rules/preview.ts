import type { Site } from '@galleria/federation'
import { formatFor } from '@galleria/i18n'
import type { PriceData, Product, Variant } from '@galleria/platform-client/products'
import { choiceMedia } from './choice-media.ts'
import type { MediaDraft, ProductDraft } from './draft.ts'
import { afterDiscount, amountOf, countOf } from './numbers.ts'
import { rowsOf } from './variants.ts'

/** How many are left to order ahead is known of what is saved alone. */
function orderedAhead(before: Variant | undefined, { message }: ProductDraft['preorder']) {
  return { ...before?.preorderInfo, ...(message && { message }) }
}

type Shop = Pick<Site, 'locale'> & { readonly currency: string }

/** The product as shoppers would see it if the draft were saved; `saved` knows what the draft does not say. */
export function previewOf(draft: ProductDraft, saved: Product | undefined, shop: Shop): Product {
  const price = amountIn(draft.price)
  const priced = pricing(draft, shop)
  const variants = variantsOf(draft, saved, priced)
  const shown = variants.filter(({ variant }) => variant.visible)
  const paid = shown.map(({ variant }) => variant.priceData.discountedPrice)
  const mediaItems = draft.media.map(itemOf)
  const media = { ...(mediaItems[0] && { mainMedia: mediaItems[0] }), items: mediaItems }
  const inStock = shown.some(({ stock }) => stock.inStock)
  return {
    ...{ numericId: '', inventoryItemId: '', customTextFields: [], ...saved },
    id: saved?.id ?? 'new',
    name: draft.name,
    slug: draft.slug,
    visible: draft.publication === 'PUBLISHED',
    productType: draft.isDigital ? 'digital' : 'physical',
    description: draft.description,
    brand: draft.brand,
    ribbon: draft.ribbon,
    priceData: priced(price),
    convertedPriceData: priced(price),
    priceRange: { minValue: Math.min(...paid, ...(paid.length ? [] : [0])), maxValue: Math.max(0, ...paid) },
    pricePerUnitData: null,
    additionalInfoSections: draft.sections.filter(({ title }) => title.trim()),
    media,
    manageVariants: draft.options.length > 0,
    productOptions: draft.options
      .filter(({ name }) => name.trim())
      .map((option) => ({
        optionType: option.type,
        name: option.name,
        choices: option.choices
          .filter(({ description }) => description.trim())
          .map((choice) => {
            const items = choiceMedia(draft.media, choice.mediaIds).map(itemOf)
            return {
              value: choice.value || choice.description,
              description: choice.description,
              inStock: true,
              visible: shown.some(({ choices }) => choices[option.name] === choice.description),
              ...(items.length && { media: { items } }),
            }
          }),
      })),
    variants: shown,
    stock: {
      trackInventory: shown.some(({ stock }) => stock.trackQuantity),
      quantity: shown.reduce((sum, { stock }) => sum + (stock.quantity ?? 0), 0),
      inStock,
      inventoryStatus: inStock ? 'IN_STOCK' : 'OUT_OF_STOCK',
    },
    preorderInfo: {
      enabled: draft.preorder.enabled,
      ...(draft.preorder.message && { message: draft.preorder.message }),
    },
    collectionIds: [...draft.collectionIds],
  }
}

/** Text that is no number yet counts as zero. */
const amountIn = (text: string) => amountOf(text) || 0

function pricing({ discountType, discountValue }: ProductDraft, { currency, locale }: Shop) {
  const { money } = formatFor(locale)
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits
  const off = amountIn(discountValue)
  return (price: number): PriceData => {
    const discountedPrice = afterDiscount(price, discountType, off, digits)
    return {
      ...{ currency, price, discountedPrice },
      formatted: { price: money(price, currency), discountedPrice: money(discountedPrice, currency) },
    }
  }
}

function variantsOf(
  draft: ProductDraft,
  saved: Product | undefined,
  priced: (price: number) => PriceData,
): Variant[] {
  const known = new Map(saved?.variants.map((variant) => [JSON.stringify(variant.choices), variant]))
  return rowsOf(draft.options, draft.variants).map(({ key, choices, variant }) => {
    const count = countOf(variant.quantity)
    const quantity = count === null || Number.isNaN(count) ? null : count
    const before = known.get(JSON.stringify(choices))
    return {
      ...(draft.preorder.enabled &&
        variant.preorder && { preorderInfo: orderedAhead(before, draft.preorder) }),
      id: before?.id ?? key,
      choices: { ...choices },
      variant: {
        priceData: priced(amountOf(variant.price) || amountIn(draft.price)),
        weight: amountOf(variant.weight) || amountIn(draft.weight),
        sku: variant.sku,
        visible: variant.visible,
      },
      stock: {
        trackQuantity: quantity !== null,
        quantity,
        inStock: quantity === null ? variant.inStock : quantity > 0,
      },
    }
  })
}

function itemOf({ item, alt, focus }: MediaDraft) {
  return item.image ? { ...item, image: { ...item.image, altText: alt, focalPoint: focus } } : item
}
