import { SearchResults } from '@galleria/page-parts/search-results'
import { useMessages } from '../messages/index.ts'

/** Products in the admin's search. */
export default function FoundProducts({ query }: { readonly query: string }) {
  const t = useMessages()
  return <SearchResults title={t('manage.products')} from="/manage/catalog/find" query={query} />
}
