import { SearchResults } from '@galleria/page-parts/search-results'
import { useMessages } from '../messages/index.ts'

/** Orders in the admin's search. */
export default function FoundOrders({ query }: { readonly query: string }) {
  const t = useMessages()
  return <SearchResults title={t('section.orders')} from="/manage/orders/find" query={query} />
}
