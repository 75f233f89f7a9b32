import type { Collection, Product } from '../../schemas/product.ts'
import { date, decimal, id, list, number, text } from '../field.ts'
import { of, type QuerySchema } from '../query-schema.ts'

/** `queryProducts` (wire §1.9, "V1 products query"). */
export const productQuery = {
  paging: 'offset',
  fields: {
    id: id.sortable,
    lastUpdated: date.sortable,
    createdDate: date,
    name: text.sortable,
    description: text,
    sku: text.sortable,
    slug: text.sortable,
    price: number.sortable,
    'priceData.price': number.sortable,
    numericId: decimal.sortable,
    productType: text.sortable,
    collectionIds: list,
  },
  entity: of<Product>(),
} as const satisfies QuerySchema

/** `queryCollections` (wire §1.9). */
export const collectionQuery = {
  paging: 'offset',
  fields: { id: id.sortable, name: text.sortable },
  entity: of<Collection>(),
} as const satisfies QuerySchema
