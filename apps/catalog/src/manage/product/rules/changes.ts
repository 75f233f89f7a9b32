import type {
  NewProduct,
  Product,
  ProductChanges,
  Variant,
  VariantChanges,
} from '@galleria/platform-client/catalog-writes'
import { isDescription, isTitle, type SeoTexts } from '../../../rules/seo.ts'
import type { ProductDraft } from './draft.ts'
import { amountOf, countOf } from './numbers.ts'
import { quantityIn } from './quantity.ts'
import { isSameSize, sizeOf, wantedSize } from './sizes.ts'
import { hasOwnValues, keyOf, rowsOf, type VariantDraft, type Variants } from './variants.ts'

type Seo = Product['seoData']

type Input = ProductChanges & Pick<NewProduct, 'name' | 'priceData'> & { publication: Publication }

/** The whole draft as the platform takes it. */
function inputOf(draft: ProductDraft, seo: Seo): Input {
  const { perUnit } = draft
  const discount = amountOf(draft.discountValue)
  return {
    name: draft.name.trim(),
    ...(draft.slug.trim() && { slug: draft.slug.trim() }),
    visible: draft.publication === 'PUBLISHED',
    publication: publicationOf(draft),
    description: draft.description,
    sku: draft.sku.trim() || null,
    weight: amountOf(draft.weight),
    priceData: { price: amountOf(draft.price) ?? 0 },
    costAndProfitData: { itemCost: amountOf(draft.cost) },
    discount:
      draft.discountType === 'NONE' ? { type: 'NONE' } : { type: draft.discountType, value: discount ?? 0 },
    pricePerUnitData: (perUnit && {
      totalQuantity: amountOf(perUnit.total) ?? 0,
      totalMeasurementUnit: perUnit.totalUnit,
      baseQuantity: amountOf(perUnit.base) ?? 0,
      baseMeasurementUnit: perUnit.baseUnit,
    }) as ProductChanges['pricePerUnitData'],
    brand: draft.brand.trim() || null,
    ribbon: draft.ribbon.trim() || null,
    additionalInfoSections: draft.sections.map(({ id, title, description }) => ({
      ...(id && { id }),
      title: title.trim(),
      description,
    })),
    tags: { privateTags: { tagIds: [...draft.privateTags] }, publicTags: { tagIds: [...draft.tags] } },
    visibleInPos: draft.inPos === 'FOLLOWS' || draft.isDigital ? null : draft.inPos === 'SHOWN',
    mainCategoryId: draft.mainCategoryId || null,
    taxGroupId: draft.taxGroupId || null,
    relatedProducts: { productIds: [...draft.relatedIds], automatic: draft.relatedAutomatic },
    ...(!draft.isDigital && {
      ...{ productDimensions: sizeOf(draft.size), packageDimensions: sizeOf(draft.packageSize) },
    }),
    ...(draft.options.length === 0 && {
      barcode: draft.variants[keyOf({})]?.barcode.trim() || null,
    }),
    productOptions: draft.options.map(({ name, type, choices }) => ({
      name: name.trim(),
      optionType: type,
      choices: choices.map(({ value, description }) => ({
        description: description.trim(),
        ...(type === 'color' && value && { value }),
      })),
    })),
    // One without an id cannot be named; it can be taken away.
    ...(draft.file?.id && { digitalFile: { id: draft.file.id } }),
    ...(!draft.file && { digitalFile: null }),
    mediaItems: draft.media.map(({ item, alt, focus }) => ({
      mediaId: item.id,
      ...(item.image && { altText: alt.trim(), focalPoint: focus }),
    })),
    manageVariants: draft.options.length > 0 && hasOwnValues(rowsOf(draft.options, draft.variants)),
    seoData: withSeoTexts(seo, { title: draft.seoTitle.trim(), description: draft.seoDescription.trim() }),
  }
}

function publicationOf({ publication: status, publishDate }: ProductDraft): Publication {
  return status === 'SCHEDULED' ? { status, date: publishDate } : { status }
}

type Publication = NonNullable<ProductChanges['publication']>

/** The same data with these two texts; all other tags and settings stay. */
function withSeoTexts(seo: Seo, { title, description }: SeoTexts): NonNullable<Seo> {
  const others = (seo?.tags ?? []).filter((tag) => !isTitle(tag) && !isDescription(tag))
  const rest = { custom: false, disabled: false }
  return {
    ...seo,
    tags: [
      ...(title ? [{ type: 'title', children: title, ...rest }] : []),
      ...(description
        ? [{ type: 'meta', props: { name: 'description', content: description }, ...rest }]
        : []),
      ...others,
    ],
  }
}

/** Request body of a new product; other calls write its stock and collections afterwards. */
export function newProductOf(draft: ProductDraft): NewProduct {
  const {
    pricePerUnitData,
    digitalFile,
    mainCategoryId: _,
    publication,
    ...input
  } = inputOf(draft, undefined)
  return {
    ...input,
    // The wire knows whether a product is shown; the rest is of the embedded platform alone.
    ...(publication && isOwn(publication.status) && { publication }),
    ...(pricePerUnitData && { pricePerUnitData }),
    productType: draft.isDigital ? 'digital' : 'physical',
    ...(draft.isDigital && digitalFile && { digitalFile }),
  }
}

const isOwn = (status: ProductDraft['publication']) => status === 'DRAFT' || status === 'SCHEDULED'

/** Changed fields alone, so that edits of other fields by somebody else stay. */
export function changesOf(base: ProductDraft, draft: ProductDraft, before: Product): ProductChanges {
  const [old, fresh] = [inputOf(base, before.seoData), inputOf(draft, before.seoData)]
  // Once variants have values of their own they stay managed: turned off, those would be lost.
  const kept = {
    ...fresh,
    mainCategoryId: isNewCategory(base, draft) ? old.mainCategoryId : fresh.mainCategoryId,
    manageVariants: before.manageVariants === true || fresh.manageVariants === true,
  }
  // The wire knows whether a product is shown; the rest is of the embedded platform alone.
  if (!isOwn(base.publication) && !isOwn(draft.publication)) kept.publication = old.publication
  const was: ProductChanges = { ...old, manageVariants: before.manageVariants === true }
  return Object.fromEntries(
    Object.entries(kept).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name as keyof ProductChanges]),
    ),
  ) as ProductChanges
}

/** Its main category is one that it comes into only now: that can be said once it is in it. */
export const isNewCategory = (base: ProductDraft, { mainCategoryId }: ProductDraft): boolean =>
  mainCategoryId !== '' && !base.collectionIds.includes(mainCategoryId)

/** Existing variants of which anything but the stock changes. */
export function variantChangesOf(draft: ProductDraft, variants: readonly Variant[]): VariantChanges[] {
  if (draft.options.length === 0) return []
  const wanted = Object.fromEntries(
    rowsOf(draft.options, draft.variants).map(({ key, variant }) => [key, variant]),
  )
  return variants.flatMap(({ id, choices, variant: now }) => {
    const written = wanted[keyOf(choices)]
    if (!written) return []
    const price = amountOf(written.price) ?? amountOf(draft.price) ?? 0
    const cost = amountOf(written.cost)
    const weight = amountOf(written.weight)
    const productCost = amountOf(draft.cost)
    const changes: VariantChanges = {
      ...(price !== now.priceData.price && { price }),
      ...((cost ?? productCost) !== (now.costAndProfitData?.itemCost ?? productCost) && { cost }),
      ...((weight ?? amountOf(draft.weight) ?? 0) !== now.weight && { weight }),
      ...(written.sku.trim() !== now.sku && { sku: written.sku.trim() || null }),
      ...(written.barcode.trim() !== (now.barcode ?? '') && { barcode: written.barcode.trim() || null }),
      ...(written.visible !== now.visible && { visible: written.visible }),
    }
    const parcel = draft.isDigital ? {} : parcelOf(draft, written, now)
    const whole = { ...changes, ...parcel }
    return Object.keys(whole).length ? [{ variantIds: [id], ...whole }] : []
  })
}

/** How big it is and how much is in it, where that is to be another. */
function parcelOf(draft: ProductDraft, written: VariantDraft, now: Variant['variant']): VariantChanges {
  const [size, packed] = [
    wantedSize(written.size, draft.size),
    wantedSize(written.packageSize, draft.packageSize),
  ]
  const own = draft.perUnit && quantityIn(written.amount, draft.perUnit.totalUnit)
  const settings = own === 'wrong' ? null : own
  const had = now.pricePerUnit?.settings
  const isSameAmount = settings
    ? settings.quantity === had?.quantity && settings.measurementUnit === had.measurementUnit
    : !had
  return {
    ...(!isSameSize(size, now.productDimensions) && { productDimensions: size }),
    ...(!isSameSize(packed, now.packageDimensions) && { packageDimensions: packed }),
    ...(!isSameAmount && { pricePerUnit: settings && { settings } }),
  }
}

export interface StockWanted {
  readonly variantId: string
  readonly quantity?: number
  readonly inStock?: boolean
}

/** Stock of edited variants alone; sales of others meanwhile stay untouched. */
export function stockChangesOf(
  base: Variants,
  draft: ProductDraft,
  variants: readonly Variant[],
): StockWanted[] {
  const rows = new Map(rowsOf(draft.options, draft.variants).map(({ key, variant }) => [key, variant]))
  return variants.flatMap(({ id, choices }) => {
    const key = keyOf(choices)
    const [was, now] = [base[key], rows.get(key)]
    if (!now || sameStock(was, now)) return []
    const quantity = countOf(now.quantity)
    return [{ variantId: id, ...(quantity === null ? { inStock: now.inStock } : { quantity }) }]
  })
}

/** Compares stock; without a former state a variant counts as in stock and not counted. */
function sameStock(was: VariantDraft | undefined, now: VariantDraft): boolean {
  if (now.quantity.trim() !== (was?.quantity.trim() ?? '')) return false
  return now.quantity.trim() !== '' || now.inStock === (was?.inStock ?? true)
}

export interface ShownChoice {
  readonly option: string
  readonly choice: string
  readonly mediaIds: string[]
}

/** Choices that other pictures shall show; those without any come apart, for they are another call. */
export function choiceMediaOf(draft: ProductDraft, now: Product): readonly ShownChoice[] {
  const there = new Set(draft.media.map(({ item }) => item.id))
  return draft.options.flatMap(({ name, choices }) =>
    choices.flatMap(({ description, mediaIds }) => {
      const wanted = mediaIds.filter((id) => there.has(id))
      const had =
        now.productOptions
          .find((option) => option.name === name.trim())
          ?.choices.find((choice) => choice.description === description.trim())
          ?.media?.items.map(({ id }) => id) ?? []
      const isSame = JSON.stringify(wanted.toSorted()) === JSON.stringify(had.toSorted())
      return isSame ? [] : [{ option: name.trim(), choice: description.trim(), mediaIds: wanted }]
    }),
  )
}
