import { z } from 'zod'
import { FieldMask } from '../../../../base/input/mask.ts'
import type { Services } from '../../../../data/services.ts'
import type { ProductRow } from '../../store/products.ts'
import { productV3View } from '../../views/product-v3.ts'
import { onlyMasked } from '../shared/mask.ts'
import { type ChangedProductV3, clearable, maskable, type ProductSet, settable } from './input.ts'

export const returnEntity = z.boolean().default(false)
export const fieldMask = FieldMask.optional()
export const partly =
  'One discount for all variants; of subscriptions a percentage is taken off, and whatever is sold so is sold once too.'

/** Fields of the product that the mask names. */
export const maskedChanges = (product: ChangedProductV3, mask: readonly string[] | undefined) =>
  onlyMasked(product, mask, { one: 'product', known: maskable, clearable }) as unknown as ChangedProductV3

/** The same of what is set of many. */
export function maskedSet(product: ProductSet, mask: readonly string[] | undefined): ProductSet {
  const {
    id: _,
    revision: __,
    ...set
  } = onlyMasked(product, mask, {
    ...{ one: 'product', known: settable, clearable },
  })
  return set as ProductSet
}

export function viewOf(config: Services['config'], row: ProductRow, fields: readonly string[] | undefined) {
  return productV3View(config, row, { fields: new Set(fields), merchant: true, whole: true })
}
