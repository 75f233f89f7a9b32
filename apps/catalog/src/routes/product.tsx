import { platform, Widget } from '@galleria/federation'
import {
  type ActionFunctionArgs,
  Await,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from '@galleria/router'
import { Suspense } from 'react'
import { ProductSection } from '../components/ProductSection.tsx'
import { ProductDetails } from '../components/product/ProductDetails.tsx'
import { RecentlyViewed } from '../components/product/RecentlyViewed.tsx'
import type { Notified } from '../data/notify-me.ts'
import { takePrefetched } from '../data/product-prefetch.ts'
import type { ProductPage } from '../data/read-product.ts'
import { useMessages } from '../messages/index.ts'
import styles from './product.module.css'

/** Loader of the product page. In the browser a hovered link has prefetched; a page rendered by the server needs no prefetch, nor its code. */
export async function loader(args: LoaderFunctionArgs): Promise<ProductPage> {
  const ahead = await takePrefetched<ProductPage>(args.params.slug ?? '')
  if (ahead) return ahead
  const { readProduct } = await import(/* webpackChunkName: 'data' */ '../data/read-product.ts')
  return readProduct(args)
}

/** A request to be told when something is back. Few products are ever asked for that way, so its code comes then. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Notified> {
  const { notifyMe } = await import(/* webpackChunkName: 'waiting' */ '../data/notify-me.ts')
  return notifyMe(context.get(platform), await request.formData())
}

/** A choice changes the URL, not the product; and what a shopper buys changes neither. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  if (args.formMethod && args.formMethod !== 'GET') return false
  const samePage = args.currentUrl.pathname === args.nextUrl.pathname
  return samePage && args.currentUrl.search !== args.nextUrl.search ? false : args.defaultShouldRevalidate
}

export function Component() {
  const { site, product, collection, related, hasSizeGuide, terms, reviews } = useLoaderData<typeof loader>()
  const t = useMessages()
  return (
    <div data-boundary="catalog">
      <ProductDetails key={product.id} {...{ site, product, collection, hasSizeGuide, terms, reviews }} />
      {reviews && (
        <Widget
          key={`reviews ${product.id}`}
          name="catalog.reviews"
          load="visible"
          productId={product.id}
          slug={product.slug}
          reviews={reviews}
        />
      )}
      <div className={styles.more}>
        <Suspense fallback={null}>
          <Await resolve={related}>
            {({ products, isPicked }) =>
              products.length > 0 && (
                <ProductSection
                  title={isPicked ? t('product.goes-well') : t('product.related')}
                  {...(!isPicked && { to: collection ? `/collections/${collection.slug}` : '/products' })}
                  products={products}
                />
              )
            }
          </Await>
        </Suspense>
        <RecentlyViewed productId={product.id} />
      </div>
    </div>
  )
}

export { PageProblem as ErrorBoundary } from '../components/page-problem.ts'
