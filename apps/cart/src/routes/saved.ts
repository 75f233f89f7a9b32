import { platform } from '@galleria/federation'
import type { PlatformClient } from '@galleria/platform-client'
import { queryProducts, queryProductVariants, type Variant } from '@galleria/platform-client/products'
import type { LoaderFunctionArgs } from '@galleria/router'
import { readSaved } from '../data/saved-for-later.ts'
import { productsSaved, type SavedAnswer, variantsSaved } from '../rules/cart/saved-now.ts'

/** Lines saved for later in this browser, as the platform sells them now. Never throws: the list is shown without it too. */
export async function loader({ context, request: { signal } }: LoaderFunctionArgs): Promise<SavedAnswer> {
  const list = readSaved()
  const asked = productsSaved(list)
  if (asked.length === 0) return { asked, products: [] }
  const query = { filter: { id: { $in: asked } }, paging: { limit: asked.length } }
  try {
    const client = context.get(platform)
    const { products } = await queryProducts(client, { query }, { signal })
    return {
      asked,
      products,
      withVariants: await readVariants(client, variantsSaved(list, products), signal),
    }
  } catch (error) {
    if (signal.aborted) throw error
    return { asked, products: null }
  }
}

/** Variants by product; without those of a product whose variants cannot be had. */
async function readVariants(
  client: PlatformClient,
  wanted: ReturnType<typeof variantsSaved>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly Variant[]>> {
  const found = await Promise.allSettled(
    wanted.map(async ({ id, variantIds }) => {
      const { variants } = await queryProductVariants(client, { id, variantIds }, { signal })
      return [id, variants] as const
    }),
  )
  signal.throwIfAborted()
  return new Map(found.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])))
}

/** A change of the cart changes nothing of it; the list asks when it has something new. */
export const shouldRevalidate = () => false

/** Redirect to the cart for anybody who opens this address by hand. */
export { Component } from './current.ts'
