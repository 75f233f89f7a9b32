import { platform } from '@galleria/federation'
import type { LoaderFunctionArgs } from '@galleria/router'
import { popularProducts } from '../data/popular-products.ts'
import { productsByIds } from '../data/products-by-ids.ts'
import { withRatings } from '../data/read-reviews.ts'
import { tileOf } from '../rules/tile.ts'

/** Products by their ids, for lists that are put together in the browser; popular ones without ids. None where the platform does not answer. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const client = context.get(platform)
  const ids = new URL(request.url).searchParams.getAll('id').slice(0, 12)
  const isPopular = ids.length === 0
  const asked = isPopular
    ? popularProducts(client, request.signal)
    : productsByIds(client, ids, request.signal)
  const products = await asked.catch(() => [])
  return { isPopular, products: await withRatings(client, products.map(tileOf), request.signal) }
}
