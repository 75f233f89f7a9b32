import { useLocation, useSearchParams } from '@galleria/router'
import { SearchBox } from '../components/search/SearchBox.tsx'
import { searchTerm } from '../rules/search/search.ts'
import styles from './Search.module.css'

/** The header's search field; on the results page it holds what was searched for. */
export default function Search() {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const term = pathname === '/search' ? searchTerm(search) : ''
  return (
    <div data-boundary="catalog" className={styles.search}>
      <SearchBox key={term} term={term} />
    </div>
  )
}
