import { drawnWith } from '@galleria/federation'
import { type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react'
import { Head } from '../components/Head.tsx'
import { CollectionTiles } from '../components/home/CollectionTiles.tsx'
import { Hero } from '../components/home/Hero.tsx'
import { SaleStrip } from '../components/home/SaleStrip.tsx'
import { JsonLd } from '../components/JsonLd.tsx'
import { ProductSection } from '../components/ProductSection.tsx'
import type { WrittenHome } from '../components/sections/WrittenHome.tsx'
import { useMessages } from '../messages/index.ts'
import { storeData } from '../rules/structured-data/store.ts'
import styles from './home.module.css'

let loaded: ComponentType<ComponentProps<typeof WrittenHome>> | undefined
const importWrittenHome = async () => {
  const file = await import('../components/sections/WrittenHome.tsx')
  loaded = file.WrittenHome
  return file
}
const LateHome = lazy(async () => ({ default: (await importWrittenHome()).WrittenHome }))

/** Loader of the home page; a page rendered by the server needs none of its code. Sections come where staff have published some. */
export async function loader(args: LoaderFunctionArgs) {
  const { readHome } = await import(/* webpackChunkName: 'data' */ '../data/read-home.ts')
  const read = await readHome(args)
  if (read.home) drawnWith(args.context, await importWrittenHome())
  return read
}

export function Component() {
  const { site, business, home, usual } = useLoaderData<typeof loader>()
  // Once loaded it needs no wait: the server must know all widgets before it ends the page.
  const [WrittenHome] = useState(() => loaded ?? LateHome)
  if (home)
    return (
      <Suspense>
        <WrittenHome {...{ site, business, home }} />
      </Suspense>
    )
  return usual ? <UsualHome {...{ site, business }} {...usual} /> : null
}

type Loaded = Awaited<ReturnType<typeof loader>>
type UsualProps = NonNullable<Loaded['usual']> & Pick<Loaded, 'site' | 'business'>

/** Home page of a shop whose staff have published none. */
function UsualHome({ site, business, tiles, arrivals, newIn, bestSellers, sale }: UsualProps) {
  const t = useMessages()
  const [lead] = arrivals
  return (
    <div data-boundary="catalog" className={styles.page}>
      <Head
        site={site}
        path="/"
        title={t('home.title', { site: site.name })}
        description={t('home.description')}
        picture={lead?.picture}
      />
      <JsonLd data={typeof document === 'undefined' ? storeData(site, business) : undefined} />
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
