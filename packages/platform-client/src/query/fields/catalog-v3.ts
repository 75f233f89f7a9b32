import { date, decimal, flag, id, list, nested, number, text } from '../field.ts'
import type { QuerySchema } from '../query-schema.ts'

const dated = { createdDate: date.sortable, updatedDate: date.sortable }
const named = { ...dated, id, name: text.sortable }

/** `GET /stores/v3/brands/query` (wire §1.9). */
export const brandQuery = { paging: 'cursor', fields: named } as const satisfies QuerySchema

/** `POST /stores/v3/ribbons/query` (wire §1.9). */
export const ribbonQuery = { paging: 'cursor', fields: named } as const satisfies QuerySchema

/** `POST /stores/v3/info-sections/query` (wire §1.9). */
export const infoSectionQuery = {
  paging: 'cursor',
  fields: { ...dated, id, title: text.sortable, uniqueName: text.sortable },
} as const satisfies QuerySchema

/** `POST /stores/v3/customizations/query` (wire §1.9). */
export const customizationQuery = {
  paging: 'cursor',
  fields: {
    ...dated,
    id: id.sortable,
    name: text.sortable,
    customizationRenderType: text,
    customizationType: text,
  },
} as const satisfies QuerySchema

/** `POST /stores/v3/inventory-items/query` (wire §1.9). */
export const inventoryItemQuery = {
  paging: 'cursor',
  fields: {
    ...dated,
    id,
    locationId: id,
    variantId: id,
    productId: id.sortable,
    availabilityStatus: text.sortable,
    inStock: flag.sortable,
    quantity: number.sortable,
    trackQuantity: flag.sortable,
    'preorderInfo.enabled': flag.sortable,
    'product.brand.id': id.sortable,
    'product.directCategoryIds': list.sortable,
    'product.name': text.sortable,
    'product.variantBarcode': text.sortable,
    'product.variantName': text.sortable,
    'product.variantSku': text.sortable,
  },
} as const satisfies QuerySchema

const inventoryWords = [
  'product.name',
  'product.variantBarcode',
  'product.variantName',
  'product.variantSku',
] as const

/** `POST /stores/v3/inventory-items/search` (wire §1.9). */
export const inventoryItemSearch = {
  ...inventoryItemQuery,
  words: inventoryWords,
  counted: [
    'createdDate',
    'id',
    'updatedDate',
    'availabilityStatus',
    'inStock',
    'locationId',
    'preorderInfo.enabled',
    'product.brand.id',
    'product.directCategoryIds',
    ...inventoryWords,
    'productId',
    'quantity',
    'trackQuantity',
    'variantId',
  ],
} as const satisfies QuerySchema

/** `GET /stores/v3/products/query`. */
export const productV3Query = {
  paging: 'cursor',
  fields: {
    ...dated,
    id,
    handle: text,
    slug: text.sortable,
    visible: flag.sortable,
    'options.id': list,
  },
} as const satisfies QuerySchema

const searched = {
  ...dated,
  id,
  name: text.sortable,
  handle: text,
  slug: text,
  importId: text,
  productType: text,
  visible: flag,
  visibleInPos: flag,
  taxGroupId: id,
  'brand.id': id,
  'brand.name': text,
  'ribbon.id': id,
  'ribbon.name': text,
  'additionalRibbons.id': list,
  'additionalRibbons.name': list,
  'allCategoriesInfo.categories': nested,
  'directCategoriesInfo.categories': nested,
  'variantsInfo.variants': nested,
  'infoSections.id': list,
  'infoSections.uniqueName': list,
  'modifiers.id': list,
  'modifiers.name': list,
  'modifiers.choicesSettings.choices.choiceId': list,
  'modifiers.choicesSettings.choices.name': list,
  'options.id': list,
  'options.name': list,
  'options.choicesSettings.choices.choiceId': list,
  'options.choicesSettings.choices.name': list,
  'tags.privateTags.tagIds': list,
  'tags.publicTags.tagIds': list,
  'inventory.availabilityStatus': text,
  'inventory.preorderAvailability': text,
  'inventory.preorderStatus': text,
  'physicalProperties.deliveryProfileId': id,
  'physicalProperties.fulfillerId': id,
  'physicalProperties.shippingWeightRange.maxValue': number.sortable,
  'physicalProperties.shippingWeightRange.minValue': number.sortable,
  'subscriptionDetails.allowOneTimePurchases': flag,
  'minVariantPriceInfo.sku': text.sortable,
  'actualPriceRange.maxValue.amount': decimal.sortable,
  'actualPriceRange.minValue.amount': decimal.sortable,
  'compareAtPriceRange.maxValue.amount': decimal.sortable,
  'compareAtPriceRange.minValue.amount': decimal.sortable,
} as const

/** `POST /stores/v3/products/search`. What it counts the wire does not say: whatever it filters by. */
export const productV3Search = {
  paging: 'cursor',
  fields: searched,
  words: [
    'name',
    'description',
    'directCategoryIdsInfo.categoryIds',
    'minVariantPriceInfo.sku',
    'physicalProperties.deliveryProfileId',
    'physicalProperties.shippingGroupId',
    'variantsInfo.variants.barcode',
    'variantsInfo.variants.sku',
  ],
  counted: Object.keys(searched) as (keyof typeof searched)[],
} as const satisfies QuerySchema
