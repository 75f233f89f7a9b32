import { type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { WrittenPage } from '../components/written/WrittenPage.tsx'

/** Loader of a page that staff wrote; a page rendered by the server needs none of its code. */
export async function loader(args: LoaderFunctionArgs) {
  const { readWritten } = await import(/* webpackChunkName: 'data' */ '../data/read-written.ts')
  return readWritten(args, 'PAGE')
}

export function Component() {
  return <WrittenPage {...useLoaderData<typeof loader>()} />
}

export { PageProblem as ErrorBoundary } from '../components/page-problem.ts'
