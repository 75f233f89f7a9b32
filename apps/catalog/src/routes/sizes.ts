import type { LoaderFunctionArgs } from '@galleria/router'
import { readSizeGuide } from '../data/read-size-guide.ts'

/** Sizes of a product for the dialog over its page. Never throws: null sends the shopper to the page of the sizes. */
export async function loader(args: LoaderFunctionArgs) {
  try {
    const request = new Request(args.request.url, { signal: AbortSignal.timeout(10_000) })
    return (await readSizeGuide({ ...args, request })).guide
  } catch {
    return null
  }
}

/** Purchases do not change sizes that are open. */
export const shouldRevalidate = () => false
