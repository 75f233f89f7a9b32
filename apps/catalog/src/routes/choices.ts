import type { LoaderFunctionArgs } from '@galleria/router'
import { prefetchOnce } from '../data/product-prefetch.ts'
import { readProduct } from '../data/read-product.ts'

/** The whole product of a tile whose choices are opened. Never throws: null sends the shopper to the product's page. */
export async function loader(args: LoaderFunctionArgs) {
  const { slug = '' } = args.params
  try {
    // Shares the read with the prefetch of a tile that was pointed at, and with the page that follows.
    const request = new Request(args.request.url, { signal: AbortSignal.timeout(10_000) })
    return (await prefetchOnce(slug, () => readProduct({ ...args, request }))).product
  } catch {
    return null
  }
}

/** Purchases do not change choices that are open. */
export const shouldRevalidate = () => false
