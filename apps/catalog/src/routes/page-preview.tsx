import { type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Container, Skeleton } from '@galleria/ui'
import { WrittenHome } from '../components/sections/WrittenHome.tsx'
import { WrittenPage } from '../components/written/WrittenPage.tsx'
import { readPreview } from '../data/read-written.ts'

export function loader(args: LoaderFunctionArgs) {
  return readPreview(args)
}

export function Component() {
  const { home, ...shown } = useLoaderData<typeof loader>()
  return home ? <WrittenHome site={shown.site} home={home} isPreview /> : <WrittenPage {...shown} isPreview />
}

export { PageProblem as ErrorBoundary } from '../components/page-problem.ts'

export function HydrateFallback() {
  return (
    <Container data-boundary="catalog" aria-busy="true">
      <meta name="robots" content="noindex" />
      <Skeleton />
    </Container>
  )
}
