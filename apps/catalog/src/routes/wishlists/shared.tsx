import { platform, site } from '@galleria/federation'
import { readForPage } from '@galleria/federation/read-for-page'
import { useStoreName } from '@galleria/page-parts/use-store-name'
import { getSharedWishlist } from '@galleria/platform-client/named-wishlists'
import { Link, type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { ButtonLink, Container, EmptyState, PageHeader } from '@galleria/ui'
import { ProductList } from '../../components/ProductList.tsx'
import { productsByIds } from '../../data/products-by-ids.ts'
import { withRatings } from '../../data/read-reviews.ts'
import { useMessages } from '../../messages/index.ts'
import { tileOf } from '../../rules/tile.ts'

/** A list by the token of its link, for anybody who has it. */
export async function loader({ context, request: { signal }, params }: LoaderFunctionArgs) {
  const client = context.get(platform)
  const { sharedWishlist } = await readForPage(
    getSharedWishlist(client, { token: params.token ?? '' }, { signal }),
  )
  const { items, ...list } = sharedWishlist
  const ids = [...new Set(items.map(({ catalogReference }) => catalogReference.catalogItemId))]
  const products = ids.length ? await readForPage(productsByIds(client, ids, signal)) : []
  const tiles = await withRatings(client, products.map(tileOf), signal)
  return { site: context.get(site), list, tiles }
}

export function Component() {
  const t = useMessages()
  const store = useStoreName()
  const { list, tiles } = useLoaderData<typeof loader>()
  const { name, ownerName } = list
  const title = name || (ownerName ? t('shared-list.of', { name: ownerName }) : t('nav.wishlist'))
  return (
    <Container data-boundary="catalog">
      <title>{t('wishlist.page', { title, store })}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="same-origin" />
      <PageHeader
        title={<bdi>{title}</bdi>}
        {...(name && ownerName && { description: t('shared-list.by', { name: ownerName }) })}
      />
      {tiles.length > 0 ? (
        <ProductList products={tiles} priority={4} headingLevel={2} />
      ) : (
        <EmptyState
          title={t('shared-list.empty')}
          action={
            <ButtonLink as={Link} to="/products" variant="primary">
              {t('wishlist.browse')}
            </ButtonLink>
          }
        />
      )}
    </Container>
  )
}

export { PageProblem as ErrorBoundary } from '../../components/page-problem.ts'
export { Waiting as HydrateFallback } from '../../components/wishes/Waiting.tsx'
