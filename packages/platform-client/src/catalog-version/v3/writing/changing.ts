import type { ProductV3Changes } from '../../../calls/catalog/catalog-products-v3.ts'
import type { Product } from '../../../calls/catalog/catalog-writes.ts'
import type { ProductV3 } from '../../../entities/catalog-v3/product.ts'
import { isApplicationError, PlatformError } from '../../../errors.ts'
import type { PlatformClient } from '../../../transport/client.ts'
import type { CallOptions } from '../../../transport/options.ts'
import { getProductById } from '../calls.ts'
import { stockOf } from '../stock.ts'
import { updateProduct, updateProductWithInventory, type WrittenVariants } from './calls.ts'
import { ownFields, ownProductOf } from './own-product.ts'

/** Fields of a product that change, with its variants as a whole. */
export type Patch = Omit<ProductV3Changes, 'variantsInfo'> & Partial<WrittenVariants>

/** Tries of a change that names no revision, where others change the product meanwhile. */
const TRIES = 4

/** Paths of a mask for fields of which another part stays as it is. */
const paths: Readonly<Record<string, string>> = {
  physicalProperties: 'physicalProperties.pricePerUnit',
  media: 'media.itemsInfo',
}

export async function readOwn(
  client: PlatformClient,
  productId: string,
  options?: CallOptions,
): Promise<ProductV3> {
  return (await getProductById(client, { productId, fields: ownFields }, options)).product
}

/** The product as its owner sees it, with its stock. */
export async function wholeOwn(
  client: PlatformClient,
  product: ProductV3,
  options?: CallOptions,
): Promise<Product> {
  return ownProductOf(product, await stockOf(client, product.id, options))
}

function stale(revision: string | undefined) {
  const description = 'It was changed in the meantime. Read it again and retry.'
  const data = { currentRevision: revision }
  return new PlatformError(description, {
    status: 409,
    details: { applicationError: { code: 'REVISION_MISMATCH', description, data } },
  })
}

/**
 * Changes a product as it is now: all is sent in one call, which is whole or not at all. A change that names the revision
 * it was made from is refused where somebody was faster; one that names none is made again of what is there then.
 *
 * @throws PlatformError 409 `REVISION_MISMATCH`
 */
export async function changing(
  client: PlatformClient,
  { id, revision }: { readonly id: string; readonly revision?: string | undefined },
  change: (before: ProductV3) => Patch | Promise<Patch>,
  options?: CallOptions,
): Promise<ProductV3> {
  for (let tries = 1; ; tries++) {
    const before = await readOwn(client, id, options)
    if (revision && before.revision !== revision) throw stale(before.revision ?? undefined)
    const patch = await change(before)
    const names = Object.keys(patch)
    if (names.length === 0) return before
    const input = {
      product: { ...patch, id, revision: before.revision ?? '' },
      fieldMask: names.map((name) => paths[name] ?? name).join(','),
      fields: ownFields,
    }
    const isNew = patch.variantsInfo?.variants.some(({ inventoryItem }) => inventoryItem)
    try {
      const answer = isNew
        ? await updateProductWithInventory(client, input, options)
        : await updateProduct(client, input, options)
      return answer.product
    } catch (error) {
      if (revision || tries === TRIES || !isApplicationError(error, 'REVISION_MISMATCH')) throw error
    }
  }
}
