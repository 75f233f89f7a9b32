import { type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Head } from '../components/Head.tsx'
import { CollectionTiles } from '../components/home/CollectionTiles.tsx'
import { Hero } from '../components/home/Hero.tsx'
import { SaleStrip } from '../components/home/SaleStrip.tsx'
import { ProductSection } from '../components/ProductSection.tsx'
import { useMessages } from '../messages/index.ts'
import styles from './home.module.css'

/** Loader of the home page; a page rendered by the server needs none of its code. */
export async function loader(args: LoaderFunctionArgs) {
  const { readHome } = await import('../data/read-home.ts')
  return readHome(args)
}

export function Component() {
  const { site, tiles, arrivals, newIn, bestSellers, sale } = useLoaderData<typeof loader>()
  const t = useMessages()
  const [lead] = arrivals
  return (
    <div data-boundary="catalog" className={styles.page}>
      <Head
        site={site}
        path="/"
        title={t('home.title', { site: site.name })}
        description={t('home.description')}
      />
      <Hero tile={lead} />
      <CollectionTiles collections={tiles} />
      <ProductSection
        title={t('home.arrivals')}
        to={newIn ? `/collections/${newIn}` : '/products?sort=newest'}
        products={arrivals}
      />
      {sale && sale.products.length > 0 && <SaleStrip collection={sale} products={sale.products} />}
      {bestSellers && bestSellers.products.length > 0 && (
        <ProductSection
          title={t('home.best')}
          to={`/collections/${bestSellers.slug}`}
          products={bestSellers.products}
        />
      )}
    </div>
  )
}

export { PageProblem as ErrorBoundary } from '../components/page-problem.ts'
