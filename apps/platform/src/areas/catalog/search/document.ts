import { LRUCache } from 'lru-cache'
import type { Minor } from '../../../domain/money/money.ts'
import { modifierId } from '../ids.ts'
import { isAvailable, preorderStatus, stockOf } from '../stock.ts'
import type { StoredOption, StoredPreorder, StoredPublication, StoredTags, StoredText } from '../tables.ts'

/** Product in the index: all that it is found, counted and sorted by, and nothing that is answered. */
export interface SearchDocument {
  readonly id: string
  /** Time of the last change, to the microsecond: `2026-01-31 10:00:00.000000`, in UTC. */
  readonly changedAt: string
  readonly visible: boolean
  readonly publication: string
  readonly slug: string
  readonly name: string
  readonly nameKey: string
  readonly productType: 'PHYSICAL' | 'DIGITAL'
  readonly numericId: number
  readonly createdAt: number
  readonly updatedAt: number
  readonly brandId: string | undefined
  readonly brandName: string | undefined
  readonly ribbonId: string | undefined
  readonly ribbonName: string | undefined
  /** Prices that a shopper pays, in minor units, over the variants on sale. */
  readonly minPrice: Minor
  readonly maxPrice: Minor
  /** Before the discount; only where there is one. */
  readonly minCompareAt: Minor | undefined
  readonly maxCompareAt: Minor | undefined
  /** The product's own, before the discount. */
  readonly price: Minor
  readonly cost: Minor | undefined
  readonly weight: number | undefined
  /** Quantity of all counted variants; absent where no variant is counted. */
  readonly stock: number | undefined
  readonly availability: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'
  readonly preorder: ReturnType<typeof preorderStatus>
  readonly options: readonly Choice[]
  /** The product's own; variants have theirs. */
  readonly sku: string | undefined
  readonly skus: readonly string[]
  readonly barcodes: readonly string[]
  readonly publicTags: readonly string[]
  readonly privateTags: readonly string[]
  readonly visibleInPos: boolean
  /** Beside the first. */
  readonly additionalRibbons: readonly NamedEntity[]
  /** Sections that products share: a section of one product alone is found by its words. */
  readonly infoSections: readonly NamedEntity[]
  readonly modifiers: readonly NamedEntity[]
  readonly taxGroupId: string | undefined
  readonly fulfillerId: string | undefined
  readonly deliveryProfileId: string | undefined
  /** In kilograms, over the variants on sale. */
  readonly minWeight: number | undefined
  readonly maxWeight: number | undefined
  /** Position in each collection that shoppers see. */
  readonly categories: ReadonlyMap<string, number>
  /** Position in each of the others. */
  readonly hiddenCategories: ReadonlyMap<string, number>
  readonly categoryNames: readonly string[]
  /** HTML: translations are known by the whole text. */
  readonly description: string
  readonly sections: readonly SectionText[]
}

interface SectionText {
  readonly title: string
  /** HTML. */
  readonly text: string
}

/** A section of the product; `shared` where other products may have it. */
export interface DocumentSection extends SectionText {
  readonly shared?: NamedEntity
}

export interface NamedEntity {
  readonly id: string
  readonly name: string
}

interface Choice {
  readonly option: string
  readonly choice: string
  /** CSS color of a swatch. */
  readonly color: string | undefined
  /** Id, where it does not follow from the names. */
  readonly optionId?: string
  readonly choiceId?: string
}

export interface DocumentRow {
  readonly id: string
  readonly changedAt: string
  readonly visible: boolean
  readonly publication: StoredPublication | null
  readonly slug: string
  readonly name: string
  readonly nameKey: string
  readonly productType: 'physical' | 'digital'
  readonly numericId: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly brandId: string | null
  readonly brandName: string | null
  readonly ribbonId: string | null
  readonly ribbonName: string | null
  readonly options: readonly StoredOption[]
  readonly sku: string | null
  readonly description: string
  readonly saleMinor: Minor
  readonly priceMinor: Minor
  readonly costMinor: Minor | null
  readonly weight: string | null
  readonly tags: StoredTags | null
  readonly visibleInPos: boolean | null
  readonly additionalRibbons: readonly NamedEntity[] | null
  readonly customTextFields: readonly StoredText[]
  readonly taxGroupId: string | null
  readonly fulfillerId: string | null
  readonly deliveryProfileId: string | null
}

export interface DocumentVariant {
  readonly choices: Readonly<Record<string, string>>
  readonly saleMinor: Minor
  readonly priceMinor: Minor
  readonly visible: boolean
  readonly trackQuantity: boolean
  readonly quantity: number | null
  readonly inStock: boolean
  readonly preorder: StoredPreorder | null
  readonly sku: string | null
  readonly barcode: string | null
  readonly weight: string | null
}

export interface DocumentCategory {
  readonly id: string
  readonly name: string
  readonly visible: boolean
  readonly position: number
}

export function toDocument(
  row: DocumentRow,
  variants: readonly DocumentVariant[],
  categories: readonly DocumentCategory[],
  sections: readonly DocumentSection[],
): SearchDocument {
  const sold = variants.filter((variant) => variant.visible)
  const shown = categories.filter(({ visible }) => visible)
  const hidden = categories.filter(({ visible }) => !visible)
  const reduced = sold.filter((variant) => variant.saleMinor < variant.priceMinor)
  const available = sold.filter(isAvailable).length
  const physical = row.productType === 'physical'
  const weights = physical ? sold.map(({ weight }) => Number(weight ?? row.weight ?? 0)) : []
  return {
    id: row.id,
    changedAt: row.changedAt,
    visible: row.visible,
    publication: row.visible ? 'PUBLISHED' : (row.publication?.status ?? 'HIDDEN'),
    slug: row.slug,
    name: row.name,
    nameKey: row.nameKey,
    productType: row.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL',
    numericId: row.numericId,
    createdAt: row.createdAt.getTime(),
    updatedAt: row.updatedAt.getTime(),
    brandId: row.brandId ?? undefined,
    brandName: row.brandName ?? undefined,
    ribbonId: row.ribbonId ?? undefined,
    ribbonName: row.ribbonName ?? undefined,
    minPrice: least(sold, 'saleMinor') ?? row.saleMinor,
    maxPrice: most(sold, 'saleMinor') ?? row.saleMinor,
    minCompareAt: least(reduced, 'priceMinor'),
    maxCompareAt: most(reduced, 'priceMinor'),
    price: row.priceMinor,
    cost: row.costMinor ?? undefined,
    weight: row.weight === null ? undefined : Number(row.weight),
    stock: stockOf(variants).quantity ?? undefined,
    availability:
      available === 0 ? 'OUT_OF_STOCK' : available === sold.length ? 'IN_STOCK' : 'PARTIALLY_OUT_OF_STOCK',
    preorder: preorderStatus(sold),
    options: choicesOf(row.options, sold),
    sku: row.sku ?? undefined,
    barcodes: sold.flatMap(({ barcode }) => barcode ?? []),
    publicTags: row.tags?.publicTags?.tagIds ?? NONE,
    privateTags: row.tags?.privateTags?.tagIds ?? NONE,
    visibleInPos: physical && (row.visibleInPos ?? row.visible),
    additionalRibbons: row.additionalRibbons ?? NOTHING,
    infoSections: some(
      sections.flatMap(({ shared }) => shared ?? []),
      NOTHING,
    ),
    modifiers: row.customTextFields.length
      ? row.customTextFields.map(({ id, title }) => ({ id: id ?? modifierId(title), name: title }))
      : NOTHING,
    taxGroupId: row.taxGroupId ?? undefined,
    fulfillerId: row.fulfillerId ?? undefined,
    deliveryProfileId: row.deliveryProfileId ?? undefined,
    minWeight: weights.length ? Math.min(...weights) : undefined,
    maxWeight: weights.length ? Math.max(...weights) : undefined,
    skus: [row.sku, ...sold.map((variant) => variant.sku)].filter((sku) => sku !== null),
    categories: placesIn(shown),
    hiddenCategories: hidden.length ? placesIn(hidden) : NOWHERE,
    categoryNames: shown.map(({ name }) => name),
    description: row.description,
    sections: some(sections.map(keptSection), UNTOLD),
  }
}

const placesIn = (categories: readonly DocumentCategory[]): ReadonlyMap<string, number> =>
  new Map(categories.map(({ id, position }) => [id, position]))

/** One list for all that have none. */
const NONE: readonly string[] = []
const NOWHERE: ReadonlyMap<string, number> = new Map()
const NOTHING: readonly NamedEntity[] = []
const UNTOLD: readonly SectionText[] = []
const some = <Each>(list: readonly Each[], none: readonly Each[]) => (list.length ? list : none)

const kept = new LRUCache<string, SectionText>({ max: 5000 })

/** Shares one object among all products that say the same: most sections are of many. */
function keptSection({ title, text }: DocumentSection): SectionText {
  const key = `${title}\0${text}`
  const known = kept.get(key)
  if (known) return known
  const section = { title, text }
  kept.set(key, section)
  return section
}

function choicesOf(options: readonly StoredOption[], sold: readonly DocumentVariant[]): Choice[] {
  return options.flatMap(({ id: optionId, name, optionType, choices }) => {
    const offered = new Set(sold.map((variant) => variant.choices[name]))
    return choices
      .filter(({ description }) => offered.has(description))
      .map(({ id: choiceId, description, value }) => ({
        ...(optionId && { optionId }),
        ...(choiceId && { choiceId }),
        option: name,
        choice: description,
        color: optionType === 'color' ? value : undefined,
      }))
  })
}

type Price = 'saleMinor' | 'priceMinor'
const least = (variants: readonly DocumentVariant[], price: Price) =>
  variants.length ? variants.reduce((low, variant) => Math.min(low, variant[price]), Infinity) : undefined
const most = (variants: readonly DocumentVariant[], price: Price) =>
  variants.length ? variants.reduce((high, variant) => Math.max(high, variant[price]), 0) : undefined
