import { Link } from '@galleria/router'
import { pageLinks } from '../rules/page-links.ts'
import styles from './Pages.module.css'

interface Props {
  readonly page: number
  readonly pages: number
  readonly hrefOf: (page: number) => string
}

/** Links a crawler can follow and Back can return to. */
export function Pages({ page, pages, hrefOf }: Props) {
  if (pages < 2) return null
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 && (
        <Link className={styles.step} to={hrefOf(page - 1)} rel="prev">
          Previous
        </Link>
      )}
      <ol className={styles.numbers}>
        {pageLinks(page, pages).map((number, index) => (
          <li key={number === 'gap' ? `gap-${index}` : number}>
            {number === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                className={styles.number}
                to={hrefOf(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link className={styles.step} to={hrefOf(page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  )
}
