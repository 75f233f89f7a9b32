import type { PlatformConfig } from '../config.ts'
import type { Minor } from '../money/money.ts'
import { idOfChoice, idOfOption, modifierId } from './ids.ts'
import { mediaUrl } from './media-view.ts'
import { inventoryStatus, isAvailable } from './stock.ts'
import type { ProductRow, VariantRow } from './store.ts'
import { subscriptionsView } from './subscriptions-view.ts'
import type { StoredMedia, StoredOption, StoredText } from './tables.ts'
import { priceV3View, variantV3View } from './variant-v3-view.ts'

type Site = Pick<PlatformConfig, 'publicUrl' | 'mediaUrl' | 'storeUrl' | 'currency' | 'locale'>

export interface V3Options {
  /** Parts that are answered only when asked for: `URL`, `CURRENCY`, `MEDIA_ITEMS_INFO`, … (wire §4.10). */
  readonly fields: ReadonlySet<string>
  /** Cost and profit, and hidden variants: for who runs the catalogue. */
  readonly merchant?: boolean
  /** Where one product alone is answered: all its variants. */
  readonly whole?: boolean
}

/** Product of catalogue V3 (wire §4.10); the same row as catalogue V1 shows. */
export function productV3View(
  site: Site,
  row: ProductRow,
  { fields, merchant = false, whole = false }: V3Options,
) {
  const sold = merchant ? row.variants : row.variants.filter((variant) => variant.visible)
  const reduced = sold.filter((variant) => variant.saleMinor < variant.priceMinor)
  const media = row.media.filter(({ mediaType }) => mediaType === 'image' || mediaType === 'video')
  const [main] = media
  const preorder = row.preorder?.enabled === true
  return {
    id: row.id,
    revision: String(row.revision),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    name: row.name,
    slug: row.slug,
    handle: row.slug,
    ...(fields.has('URL') && {
      url: { relativePath: `/products/${row.slug}`, url: `${site.storeUrl}/products/${row.slug}` },
    }),
    ...(fields.has('PLAIN_DESCRIPTION') && { plainDescription: row.description }),
    ...(fields.has('CURRENCY') && { currency: site.currency }),
    visible: row.visible,
    visibleInPos: row.visible,
    productType: row.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL',
    media: {
      ...(main && { main: mediaV3View(site, main) }),
      ...(fields.has('MEDIA_ITEMS_INFO') && {
        itemsInfo: { items: media.map((item) => mediaV3View(site, item)) },
      }),
    },
    options: row.options.map((option) => optionV3View(option, sold)),
    modifiers: row.customTextFields.map(modifierV3View),
    ...(row.brandId && { brand: { id: row.brandId, name: row.brandName } }),
    ...(row.ribbonId && { ribbon: { id: row.ribbonId, name: row.ribbonName } }),
    ...(sectionFields.some((name) => fields.has(name)) && {
      infoSections: row.infoSections.map(({ id, uniqueName, title, description, content }) => ({
        ...{ id, uniqueName, title },
        ...(fields.has('INFO_SECTION_PLAIN_DESCRIPTION') && { plainDescription: description }),
        ...(fields.has('INFO_SECTION_DESCRIPTION') && content && { description: content }),
      })),
    }),
    ...(fields.has('DIRECT_CATEGORIES_INFO') && {
      directCategoriesInfo: { categories: row.collectionIds.map((id) => ({ id })) },
    }),
    inventory: {
      availabilityStatus: inventoryStatus(sold),
      preorderStatus: preorder ? 'ENABLED' : 'DISABLED',
      preorderAvailability: preorder ? 'ALL_VARIANTS' : 'NO_VARIANTS',
    },
    actualPriceRange: priceRange(
      site,
      sold.map(({ saleMinor }) => saleMinor),
    ),
    ...(reduced.length && {
      compareAtPriceRange: priceRange(
        site,
        reduced.map(({ priceMinor }) => priceMinor),
      ),
    }),
    ...subscriptionsView(row),
    ...(whole && {
      variantsInfo: { variants: sold.map((variant) => variantV3View(site, row, variant, merchant)) },
      ...(row.seoData && { seoData: row.seoData }),
    }),
    variantSummary: { variantCount: sold.length },
  }
}

function priceRange(site: Site, prices: readonly Minor[]) {
  const known = prices.length ? prices : [0]
  return {
    minValue: priceV3View(site, Math.min(...known)),
    maxValue: priceV3View(site, Math.max(...known)),
  }
}

function mediaV3View(site: Site, item: StoredMedia) {
  const { id, altText, title, width, height } = item
  const file = { id, url: mediaUrl(site, item.file), width, height }
  const still = { url: mediaUrl(site, item.poster ?? item.file), width, height }
  return {
    id,
    mediaType: item.mediaType === 'video' ? 'VIDEO' : 'IMAGE',
    altText: altText ?? title ?? '',
    displayName: title ?? '',
    thumbnail: still,
    ...(item.mediaType === 'video'
      ? { video: { id, posters: [still], resolutions: [file] } }
      : { image: { ...file, altText: altText ?? title ?? '' } }),
  }
}

const sectionFields = ['INFO_SECTION', 'INFO_SECTION_PLAIN_DESCRIPTION', 'INFO_SECTION_DESCRIPTION']

function modifierV3View({ id, title, maxLength, mandatory }: StoredText) {
  return {
    id: id ?? modifierId(title),
    name: title,
    key: title,
    modifierRenderType: 'FREE_TEXT',
    mandatory,
    freeTextSettings: { minCharCount: 0, maxCharCount: maxLength, title, key: title },
  }
}

function optionV3View(option: StoredOption, sold: readonly VariantRow[]) {
  const { name, optionType, choices } = option
  const isColor = optionType === 'color'
  return {
    id: idOfOption(option),
    name,
    key: name,
    optionRenderType: isColor ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
    choicesSettings: {
      choices: choices.map((choice) => {
        const { description, value } = choice
        const having = sold.filter((variant) => variant.choices[name] === description)
        return {
          choiceId: idOfChoice(option, choice),
          choiceType: isColor ? 'ONE_COLOR' : 'CHOICE_TEXT',
          ...(isColor && { colorCode: value }),
          key: description,
          name: description,
          inStock: having.some(isAvailable),
          visible: having.length > 0,
        }
      }),
    },
  }
}
