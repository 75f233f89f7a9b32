import type { PlatformConfig } from '../../../data/config.ts'
import type { Minor } from '../../../domain/money/money.ts'
import { mediaUrl, type StoredMedia } from '../../media/index.ts'
import { fromHtml } from '../description/from-html.ts'
import { idOfChoice, idOfOption, modifierId } from '../ids.ts'
import { publicationOf } from '../publication.ts'
import { inventoryStatus, isAvailable, preorderedVariants, preorderStatus } from '../stock.ts'
import type { ProductRow, VariantRow } from '../store/products.ts'
import type { StoredOption, StoredText } from '../tables.ts'
import { altTextOf, isSeen } from './media.ts'
import { physicalView } from './physical-v3.ts'
import { subscriptionsView } from './subscriptions.ts'
import { priceV3View, variantV3View } from './variant-v3.ts'

type Site = Pick<PlatformConfig, 'publicUrl' | 'mediaUrl' | 'storeUrl' | 'currency' | 'locale' | 'weightUnit'>

export interface V3Options {
  /** Parts that are answered only when asked for: `URL`, `CURRENCY`, `MEDIA_ITEMS_INFO`, … (wire §4.10). */
  readonly fields: ReadonlySet<string>
  /** Cost and profit, and hidden variants: for who runs the catalog. */
  readonly merchant?: boolean
  /** Includes all variants, in an answer with a single product. */
  readonly whole?: boolean
}

/** Product of catalog V3 (wire §4.10); the same row as catalog V1 shows. */
export function productV3View(
  site: Site,
  row: ProductRow,
  { fields, merchant = false, whole = false }: V3Options,
) {
  const sold = merchant ? row.variants : row.variants.filter((variant) => variant.visible)
  const reduced = sold.filter((variant) => variant.saleMinor < variant.priceMinor)
  const media = row.media.filter(isSeen)
  const [main] = media
  const preorder = preorderStatus(sold)
  const asked = fields.has('MIN_PRICE_VARIANT') || fields.has('MIN_VARIANT_PRICE_INFO')
  const cheapest = asked ? sold.toSorted((a, b) => a.saleMinor - b.saleMinor)[0] : undefined
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
    ...(fields.has('DESCRIPTION') && {
      description: row.richDescription ?? fromHtml(row.description, site.storeUrl),
    }),
    ...(fields.has('CURRENCY') && { currency: site.currency }),
    visible: row.visible,
    // Digital goods, which are sent by a link, are sold at no counter.
    visibleInPos: row.productType === 'physical' && (row.visibleInPos ?? row.visible),
    productType: row.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL',
    media: {
      ...(main && { main: mediaV3View(site, main) }),
      ...(fields.has('MEDIA_ITEMS_INFO') && {
        itemsInfo: { items: media.map((item) => mediaV3View(site, item)) },
      }),
    },
    options: row.options.map((option) => optionV3View(option, sold, fields)),
    modifiers: row.customTextFields.map(modifierV3View),
    ...(row.brandId && { brand: { id: row.brandId, name: row.brandName } }),
    ...(row.ribbonId && { ribbon: { id: row.ribbonId, name: row.ribbonName } }),
    ...eligibilityView(row),
    ...(sectionFields.some((name) => fields.has(name)) && {
      infoSections: row.infoSections.map(({ id, uniqueName, title, description, content }) => ({
        ...{ id, uniqueName, title },
        ...(fields.has('INFO_SECTION_PLAIN_DESCRIPTION') && { plainDescription: description }),
        ...(fields.has('INFO_SECTION_DESCRIPTION') && content && { description: content }),
      })),
    }),
    ...(fields.has('DIRECT_CATEGORIES_INFO') && { directCategoriesInfo: categoriesView(row) }),
    // Collections hold products and no other collections.
    ...(fields.has('ALL_CATEGORIES_INFO') && { allCategoriesInfo: categoriesView(row) }),
    ...tagsView(row, merchant),
    ...(merchant && row.extendedFields && { extendedFields: row.extendedFields }),
    ...physicalView(site, row, sold, { fields, whole }),
    ...(merchant && fields.has('MERCHANT_DATA') && { ...costRange(site, row, sold), ...staffView(row) }),
    inventory: {
      availabilityStatus: inventoryStatus(sold),
      preorderStatus: preorder,
      preorderAvailability: preorderedVariants[preorder],
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
    // Extension, in the words of catalog V1.
    ...(row.giftCard && { giftCard: true }),
    ...(whole && {
      variantsInfo: { variants: sold.map((variant) => variantV3View(site, row, variant, merchant)) },
      ...(row.seoData && { seoData: row.seoData }),
      ...(row.mainCategoryId &&
        row.collectionIds.includes(row.mainCategoryId) && { mainCategoryId: row.mainCategoryId }),
    }),
    variantSummary: {
      variantCount: sold.length,
      ...(cheapest && { minPriceVariant: variantV3View(site, row, cheapest, merchant) }),
    },
  }
}

/** Further ribbons of a product, who may buy it, and how it is taxed. */
function eligibilityView({ ribbonId, additionalRibbons, membersOnly, taxGroupId }: ProductRow) {
  const ribbons = (additionalRibbons ?? []).filter(({ id }) => id !== ribbonId)
  return {
    ...(ribbons.length && { additionalRibbons: ribbons.map(({ id, name }) => ({ id, name })) }),
    ...(membersOnly && { purchaseEligibility: { userCriteria: 'MEMBERS_ONLY' } }),
    ...(taxGroupId && { taxGroupId }),
  }
}

/** Private ones are for who runs the catalog. */
function tagsView({ tags }: ProductRow, merchant: boolean) {
  if (!tags || merchant) return tags ? { tags } : {}
  return tags.publicTags ? { tags: { publicTags: tags.publicTags } } : {}
}

const categoriesView = ({ collectionIds }: ProductRow) => ({
  categories: collectionIds.map((id) => ({ id })),
})

/** Extensions, in the words of catalog V1. */
const staffView = (row: ProductRow) => ({
  publication: publicationOf(row),
  relatedProducts: { automatic: true, ...row.related, productIds: [...(row.related?.productIds ?? [])] },
})

function costRange(site: Site, row: ProductRow, sold: readonly VariantRow[]) {
  const costs = sold.flatMap(({ costMinor }) => costMinor ?? row.costMinor ?? [])
  return costs.length > 0 && { costRange: priceRange(site, costs) }
}

function priceRange(site: Site, prices: readonly Minor[]) {
  const known = prices.length ? prices : [0]
  return {
    minValue: priceV3View(site, Math.min(...known)),
    maxValue: priceV3View(site, Math.max(...known)),
  }
}

function mediaV3View(site: Site, item: StoredMedia) {
  const { id, title, width, height } = item
  const altText = altTextOf(item)
  const size = { url: mediaUrl(site, item.file), width, height }
  const still = { url: mediaUrl(site, item.poster ?? item.file), width, height }
  return {
    id,
    mediaType: item.mediaType === 'video' ? 'VIDEO' : 'IMAGE',
    altText,
    displayName: title ?? '',
    thumbnail: still,
    ...(item.mediaType === 'video'
      ? { video: { id, posters: [still], resolutions: [size] } }
      : { image: { id, ...size, altText, ...(item.focalPoint && { focalPoint: item.focalPoint }) } }),
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

function optionV3View(option: StoredOption, sold: readonly VariantRow[], fields: ReadonlySet<string>) {
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
          ...(fields.has('PRODUCT_CHOICES_MEDIA_REFERENCES') &&
            choice.mediaIds?.length && { media: { items: choice.mediaIds.map((mediaId) => ({ mediaId })) } }),
        }
      }),
    },
  }
}
