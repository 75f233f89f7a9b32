import { site } from '@galleria/federation'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Wishlists } from '../../components/wishes/Wishlists.tsx'
import { changeList } from '../../data/wishes/change-list.ts'
import { readWishlists } from '../../data/wishes/read-wishlists.ts'

export async function loader(args: LoaderFunctionArgs) {
  return { site: args.context.get(site), page: await readWishlists(args) }
}

export function action(args: ActionFunctionArgs) {
  return changeList(args)
}

export function Component() {
  const { site, page } = useLoaderData<typeof loader>()
  return <Wishlists {...{ site, page }} />
}

export { PageProblem as ErrorBoundary } from '../../components/page-problem.ts'
export { Waiting as HydrateFallback } from '../../components/wishes/Waiting.tsx'
