import { SearchResults } from '@galleria/page-parts/search-results'
import { useMessages } from '../messages/index.ts'

/** Members in the admin's search. */
export default function FoundMembers({ query }: { readonly query: string }) {
  const t = useMessages()
  return <SearchResults title={t('manage.members')} from="/manage/members/find" query={query} />
}
