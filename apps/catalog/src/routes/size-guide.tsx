import { type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Container, Heading } from '@galleria/ui'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { Head } from '../components/Head.tsx'
import { SizeGuideTable } from '../components/size-guide/SizeGuideTable.tsx'
import { useMessages } from '../messages/index.ts'

/** Loader of the sizes of a product. */
export async function loader(args: LoaderFunctionArgs) {
  const { readSizeGuide } = await import(/* webpackChunkName: 'data' */ '../data/read-size-guide.ts')
  return readSizeGuide(args)
}

export function Component() {
  const { site, guide, product } = useLoaderData<typeof loader>()
  const t = useMessages()
  const path = `/products/${product.slug}/size-guide`
  const title = t('size-guide.of', { product: product.name })
  return (
    <Container data-boundary="catalog">
      <Head
        site={site}
        path={path}
        title={t('listing.title', { name: title, site: site.name })}
        description={title}
        hidden
      />
      <Breadcrumbs
        site={site}
        crumbs={[
          { label: t('nav.products'), to: '/products' },
          { label: product.name, to: `/products/${product.slug}` },
          { label: t('size-guide.link'), to: path },
        ]}
      />
      <Heading level={1} size="2xl">
        {guide.name}
      </Heading>
      <SizeGuideTable guide={guide} />
    </Container>
  )
}

export { PageProblem as ErrorBoundary } from '../components/page-problem.ts'
