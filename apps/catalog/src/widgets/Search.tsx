import { useLocation, useSearchParams } from '@galleria/router'
import { SearchForm } from '../components/SearchForm.tsx'
import { searchTerm } from '../rules/search.ts'
import styles from './Search.module.css'

/** The header's search field; on the results page it holds what was searched for. */
export default function Search() {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const term = pathname === '/search' ? searchTerm(search) : ''
  return (
    <div data-boundary="catalog" className={styles.search}>
      <SearchForm key={term} term={term} label="Search" />
    </div>
  )
}
