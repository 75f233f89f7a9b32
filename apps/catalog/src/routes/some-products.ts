import { platform } from '@galleria/federation'
import type { LoaderFunctionArgs } from '@galleria/router'
import { productsByIds } from '../data/products-by-ids.ts'
import { tileOf } from '../rules/tile.ts'

/** Products by their ids, for lists that are put together in the browser. None where the platform does not answer. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const ids = new URL(request.url).searchParams.getAll('id').slice(0, 12)
  const products = await productsByIds(context.get(platform), ids, request.signal).catch(() => [])
  return { products: products.map(tileOf) }
}
