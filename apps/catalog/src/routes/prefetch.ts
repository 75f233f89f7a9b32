import type { LoaderFunctionArgs } from '@galleria/router'
import { prefetchOnce } from '../data/product-prefetch.ts'
import { readProduct } from '../data/read-product.ts'
import { pictureOf } from '../rules/picture.ts'

/** Brings a product's page before its link is followed: its code, what it says and its first picture. Never throws. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { slug = '' } = args.params
  try {
    void import(/* webpackChunkName: 'product' */ './product.tsx').catch(() => undefined)
    void import(/* webpackChunkName: 'reviews' */ '../widgets/Reviews.tsx').catch(() => undefined)
    // Not the fetcher's signal: pointing at the next tile must not break off what a click on this one waits for.
    const request = new Request(args.request.url, { signal: AbortSignal.timeout(10_000) })
    const { product } = await prefetchOnce(slug, () => readProduct({ ...args, request }))
    const { src, srcSet } = pictureOf(product.media?.mainMedia)
    const image = new Image()
    image.sizes = '(min-width: 48rem) 50vw, 100vw'
    if (srcSet) image.srcset = srcSet
    if (src) image.src = src
  } catch {
    // The page itself will say what is wrong with it.
  }
  return null
}

/** Purchases do not change this data: no revalidation. */
export const shouldRevalidate = () => false
