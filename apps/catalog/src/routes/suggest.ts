import { platform } from '@galleria/federation'
import type { LoaderFunctionArgs } from '@galleria/router'
import { type Suggestions, suggest } from '../data/suggest.ts'
import { searchTerm } from '../rules/search/search.ts'

/** Never throws: a fetcher's error would take the page under the search field with it. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Suggestions> {
  const term = searchTerm(new URL(request.url).searchParams)
  try {
    return await suggest(context.get(platform), term, request.signal)
  } catch (error) {
    if (request.signal.aborted) throw error
    return { term, products: [], collections: [], similar: false, failed: true }
  }
}

/** Purchases do not change suggestions: no revalidation. */
export const shouldRevalidate = () => false
