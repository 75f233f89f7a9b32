import { platform, site } from '@galleria/federation'
import { notFound, readForPage } from '@galleria/federation/read-for-page'
import { queryProducts } from '@galleria/platform-client/products'
import { getShownSizeGuide } from '@galleria/platform-client/size-guides'
import type { LoaderFunctionArgs } from '@galleria/router'
import { isSlug } from '../rules/slug.ts'

/** The sizes of a product. @throws Response 404 where it has none */
export async function readSizeGuide({
  context,
  request: { signal },
  params: { slug = '' },
}: LoaderFunctionArgs) {
  if (!isSlug(slug)) throw notFound()
  const client = context.get(platform)
  const query = { filter: { slug }, paging: { limit: 1 } }
  const [product] = (await readForPage(queryProducts(client, { query }, { signal }))).products
  if (!product) throw notFound()
  const { sizeGuide } = await readForPage(getShownSizeGuide(client, { productId: product.id }, { signal }))
  if (!sizeGuide) throw notFound()
  return { site: context.get(site), guide: sizeGuide, product: { name: product.name, slug } }
}
