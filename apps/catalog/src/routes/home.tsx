import { platform, site } from '@galleria/federation'
import { readForPage } from '@galleria/federation/read-for-page'
import { queryCollections } from '@galleria/platform-client/collections'
import { queryProducts } from '@galleria/platform-client/products'
import { type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Head } from '../components/Head.tsx'
import { CollectionTiles } from '../components/home/CollectionTiles.tsx'
import { Hero } from '../components/home/Hero.tsx'
import { SaleStrip } from '../components/home/SaleStrip.tsx'
import { ProductSection } from '../components/ProductSection.tsx'
import { useMessages } from '../messages/index.ts'
import { homeCollections, homeTiles } from '../rules/home.ts'
import styles from './home.module.css'

export async function loader({ context, request: { signal } }: LoaderFunctionArgs) {
  const client = context.get(platform)
  const products = (query: Parameters<typeof queryProducts>[1]['query'], limit = 8) =>
    readForPage(queryProducts(client, { query: { ...query, paging: { limit } } }, { signal })).then(
      (answer) => answer.products,
    )
  const [{ collections }, newest] = await Promise.all([
    readForPage(queryCollections(client, { query: { paging: { limit: 100 } } }, { signal })),
    products({ sort: [{ fieldName: 'lastUpdated', order: 'DESC' }] }),
  ])
  const { newIn, bestSellers, sale } = homeCollections(collections)
  const inCollection = async (collection: typeof newIn, limit?: number) =>
    collection && {
      collection,
      products: await products({ filter: { collectionIds: { $hasSome: [collection.id] } } }, limit),
    }
  const shelves = await Promise.all([inCollection(newIn), inCollection(bestSellers), inCollection(sale, 4)])
  return {
    site: context.get(site),
    tiles: homeTiles(collections),
    newest,
    newIn: shelves[0],
    bestSellers: shelves[1],
    sale: shelves[2],
  }
}

export function Component() {
  const { site, tiles, newest, newIn, bestSellers, sale } = useLoaderData<typeof loader>()
  const t = useMessages()
  const arrivals = newIn?.products.length ? newIn.products : newest
  const [lead] = arrivals
  return (
    <div data-boundary="catalog" className={styles.page}>
      <Head
        site={site}
        path="/"
        title={t('home.title', { site: site.name })}
        description={t('home.description')}
      />
      <Hero product={lead} />
      <CollectionTiles collections={tiles} />
      <ProductSection
        title={t('home.arrivals')}
        to={newIn ? `/collections/${newIn.collection.slug}` : '/products?sort=newest'}
        products={arrivals.slice(0, 8)}
      />
      {sale && sale.products.length > 0 && (
        <SaleStrip collection={sale.collection} products={sale.products} />
      )}
      {bestSellers && bestSellers.products.length > 0 && (
        <ProductSection
          title={t('home.best')}
          to={`/collections/${bestSellers.collection.slug}`}
          products={bestSellers.products}
        />
      )}
    </div>
  )
}

export { PageProblem as ErrorBoundary } from '../components/page-problem.ts'
