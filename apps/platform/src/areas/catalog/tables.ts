import type { SeoData } from '@galleria/platform-client/entities/catalog'
import type { RichContent } from '@galleria/platform-client/entities/common'
import type { ColumnType, Generated } from 'kysely'
import type { StoredMedia } from '../media/tables.ts'
import type { CollectionRules } from './automatic-collections/rules.ts'
import type { BackInStockTables } from './back-in-stock/tables.ts'
import type { CatalogEditTables } from './edits/tables.ts'
import type { SizeGuideTables } from './size-guides/tables.ts'
import type { StockKeepingTables } from './stock-keeping/tables.ts'
import type { CatalogTransferTables } from './transfer/tables.ts'
import type { CatalogBulkTables } from './writes/jobs/tables.ts'

export interface StoredOption {
  /** Id of its customization, where that was renamed since; else it follows from the name. */
  readonly id?: string
  readonly optionType: 'drop_down' | 'color'
  readonly name: string
  readonly choices: readonly {
    readonly id?: string
    /** For colors a CSS hex value, else the same as `description`. */
    readonly value: string
    readonly description: string
    /** Ids of the product's media that show this choice. */
    readonly mediaIds?: readonly string[]
  }[]
}

/** One that products share, by its id; or the product's own, as catalog V1 writes it. */
export type StoredInfoSection =
  | { readonly id: string }
  | { readonly title: string; readonly description: string }

/** A text that a shopper writes; `id` as that of an option. */
export interface StoredText {
  readonly id?: string
  readonly title: string
  readonly maxLength: number
  readonly mandatory: boolean
}

/** A choice of a customization; a swatch has its color as a CSS hex value. */
export interface StoredChoice {
  readonly id: string
  readonly name: string
  readonly colorCode?: string
}

/** Why a hidden product is not shown yet; the date is a moment in UTC. */
export type StoredPublication =
  | { readonly status: 'DRAFT' }
  | { readonly status: 'SCHEDULED'; readonly date: string }

export interface StoredPreorder {
  readonly enabled: boolean
  readonly message?: string
  readonly limit?: number
}

/** Products that a merchant shows beside another one, in this order. */
export interface StoredRelated {
  readonly productIds: readonly string[]
  /** True where similar products stand in when none of them can be shown. */
  readonly automatic: boolean
}

export interface StoredPricePerUnit {
  readonly totalQuantity: number
  readonly totalMeasurementUnit: string
  readonly baseQuantity: number
  readonly baseMeasurementUnit: string
}

/** How much of a unit is in something. */
export interface StoredUnitQuantity {
  readonly quantity: number
  readonly measurementUnit: string
}

/** Each a decimal text, in the unit that is told with them. */
export interface StoredDimensions {
  readonly length?: string
  readonly width?: string
  readonly height?: string
  readonly unit: string
}

/** Ids of tags, of which nothing else is known here; what nobody tagged has none. */
export interface StoredTags {
  readonly privateTags?: { tagIds: string[] }
  readonly publicTags?: { tagIds: string[] }
}

/** Fields that apps store on an entity, by their namespace. */
export interface StoredExtendedFields {
  readonly namespaces: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** `numeric` columns arrive as strings; they are never money. */
type Decimal = ColumnType<string, number | string>
type NullableDecimal = ColumnType<string | null, number | string | null>
/** May be left out of a new row. */
type Optional<Value> = ColumnType<Value | null, Value | null | undefined>

interface Named {
  id: string
  name: string
  revision: Generated<number>
  createdAt: Date
  updatedAt: Date
}

export interface CatalogTables
  extends BackInStockTables,
    SizeGuideTables,
    CatalogEditTables,
    CatalogTransferTables,
    CatalogBulkTables,
    StockKeepingTables {
  /** Searches of shoppers that found nothing, by the shop's day. */
  searchMisses: { day: string; words: string; searches: number }
  /** Ways to buy a product again and again (wire §4.2 `subscriptionOptionInfo`). */
  subscriptionOptions: {
    id: string
    productId: string
    title: string
    description: string | null
    frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
    everyCount: number
    billingCycles: number | null
    autoRenewal: boolean
    cancellable: boolean
    trialFrequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR' | null
    trialCount: number | null
    percentOff: ColumnType<string | null, number | string | null>
    position: number
  }
  brands: Named
  ribbons: Named
  infoSections: {
    id: string
    uniqueName: string
    title: string
    /** Rich content, where the description is more than plain text. */
    description: ColumnType<RichContent | null>
    plainDescription: string
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  customizations: {
    id: string
    name: string
    customizationType: 'PRODUCT_OPTION' | 'MODIFIER'
    renderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES' | 'FREE_TEXT'
    choices: ColumnType<StoredChoice[]>
    freeText: ColumnType<{ title: string; maxCharCount: number } | null>
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  products: {
    id: string
    numericId: number
    slug: string
    name: string
    /** Lower-case NFC of the name; what searches and sorting go by. */
    nameKey: string
    visible: boolean
    productType: 'physical' | 'digital'
    /** HTML of a small allow-list. */
    description: string
    sku: string | null
    weight: NullableDecimal
    priceMinor: number
    costMinor: number | null
    discountType: 'NONE' | 'AMOUNT' | 'PERCENT'
    discountValue: Decimal
    /** Price after the discount: the lowest of the visible variants. Kept for sorting and filters. */
    saleMinor: number
    brandId: string | null
    ribbonId: string | null
    pricePerUnit: ColumnType<StoredPricePerUnit | null>
    options: ColumnType<StoredOption[]>
    media: ColumnType<StoredMedia[]>
    infoSections: ColumnType<StoredInfoSection[]>
    customTextFields: ColumnType<StoredText[]>
    /** With an `id` a private file of the library; the seed's are made from their names. */
    digitalFile: ColumnType<{ id?: string; fileName: string; fileType: string; sizeInBytes: number } | null>
    giftCard: boolean
    manageVariants: boolean
    seoData: Optional<SeoData>
    /** Description in the format of catalog V3, where it is more than HTML; `description` is derived from it. */
    richDescription: Optional<RichContent>
    tags: Optional<StoredTags>
    /** Null is as `visible` is. */
    visibleInPos: Optional<boolean>
    /** Main one of the collections that it is in. */
    mainCategoryId: Optional<string>
    extendedFields: Optional<StoredExtendedFields>
    fulfillerId: Optional<string>
    deliveryProfileId: Optional<string>
    /** Further ribbons beside `ribbonId`, in order. */
    additionalRibbonIds: Optional<string[]>
    /** Null is shown or hidden, as `visible` is; a visible product has none. */
    publication: Optional<StoredPublication>
    /** Products that go well with it; null where nothing was said. */
    related: Optional<StoredRelated>
    /** Null is that everybody may buy it. */
    membersOnly: Optional<boolean>
    revision: number
    createdAt: Date
    updatedAt: Date
    /** Any change at all, of stock too, by the database's clock; tells whether what is kept in memory is this. */
    changedAt: Generated<Date>
  }
  /** Every product has at least one; without options its choices are `{}`. */
  variants: {
    id: string
    productId: string
    position: number
    /** Option name to choice description. */
    choices: ColumnType<Record<string, string>>
    sku: string | null
    priceMinor: number
    /** After the product's discount. */
    saleMinor: number
    costMinor: number | null
    weight: NullableDecimal
    visible: boolean
    /** Whether it may be ordered before it is there, and how many at most; null where nobody said so. */
    preorder: Optional<StoredPreorder>
    /** Ordered before it was there. */
    preordered: Generated<number>
    /** Revision of its stock, counted by every writer. */
    stockRevision: Generated<number>
    trackQuantity: boolean
    /** Null when not tracked; then `inStock` alone decides. */
    quantity: number | null
    inStock: boolean
    /** Its inventory item was deleted: then it is not in stock, and null while the item is there. */
    withoutItem: Optional<boolean>
    /** Number of pieces at which it is low; null is as the store has it. */
    lowStockAt: Optional<number>
    /** Pieces at other locations than the default, by id of the location; the rest of the quantity is at the default. */
    elsewhere: Optional<Readonly<Record<string, number>>>
    barcode: Optional<string>
    productDimensions: Optional<StoredDimensions>
    packageDimensions: Optional<StoredDimensions>
    /** For its price per unit; null is what the product has in all. */
    unitQuantity: Optional<StoredUnitQuantity>
  }
  collections: {
    id: string
    slug: string
    name: string
    description: string
    media: ColumnType<StoredMedia[]>
    visible: boolean
    position: number
    createdAt: Date
    updatedAt: Date
    /** By which it fills itself; null where people put products into it. */
    rules: Optional<CollectionRules>
  }
  /** Changes of products, from which the index in memory learns; by the database's clock, for a day. */
  productChanges: { changedAt: Date; id: string; productIds: string[] }
  /** Deletions of products, from which the index in memory learns; by the database's clock. */
  deletedProducts: { productId: string; deletedAt: Date }
  /** One row: the last short number that a product was given. */
  productNumbers: { id: number; last: number }
  /** Pieces that were sold of late, as analytics counts them. */
  productSales: { productId: string; units: number }
  collectionProducts: { collectionId: string; productId: string; position: number }
}
