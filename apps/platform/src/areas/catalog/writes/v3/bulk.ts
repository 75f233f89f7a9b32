import { type BulkResult, inBulk } from '../../../../base/input/bulk.ts'
import type { Edit } from '../../edits/edit.ts'
import type { ProductRow } from '../../store/products.ts'
import { lockProducts } from '../products/store/lock.ts'
import type { ChangedProductV3, NewProductV3 } from './input.ts'
import { maskedChanges, viewOf } from './masked.ts'
import { createProductV3, updateProductV3 } from './products.ts'

/** Each for itself, all in one edit. */
export const createEach = (edit: Edit, products: readonly NewProductV3[]): Promise<BulkResult<ProductRow>> =>
  inBulk(
    products,
    ({ name }) => name,
    (product) => createProductV3(edit, product),
  )

interface MaskedProduct {
  readonly product: ChangedProductV3
  readonly fieldMask?: readonly string[] | undefined
}

/** The same of products that are there, each as far as its mask goes. */
export async function updateEach(
  edit: Edit,
  products: readonly MaskedProduct[],
): Promise<BulkResult<ProductRow>> {
  // All at once and in their order, so that two who change the same do not wait for each other in a circle.
  await lockProducts(
    edit.trx,
    products.map(({ product }) => product.id),
  )
  return inBulk(
    products,
    ({ product }) => product.id,
    ({ product, fieldMask: mask }) => updateProductV3(edit, maskedChanges(product, mask)),
  )
}

export interface ResultOptions {
  readonly returnEntity: boolean
  readonly fields?: readonly string[] | undefined
}

/** Result of each, with the product where it is asked for (wire §3.10). */
export function productResults(edit: Edit, outcome: BulkResult<ProductRow>, options: ResultOptions) {
  const results = outcome.results.map(({ itemMetadata, item: row }) => ({
    itemMetadata: { ...itemMetadata, id: row?.id ?? itemMetadata.id },
    ...(options.returnEntity && row && { item: viewOf(edit.context.config, row, options.fields) }),
  }))
  return { ...outcome, results }
}
