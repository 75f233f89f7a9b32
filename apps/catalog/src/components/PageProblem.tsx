import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from '@galleria/router'
import styles from './PageProblem.module.css'
import { SearchForm } from './SearchForm.tsx'

/** What stands where a page of this module could not be had. */
export function PageProblem() {
  const error = useRouteError()
  return (
    <div data-boundary="catalog" className={styles.problem}>
      {isRouteErrorResponse(error) && error.status === 404 ? <NotHere /> : <NoAnswer />}
    </div>
  )
}

function NotHere() {
  return (
    <>
      <title>Not found</title>
      <meta name="robots" content="noindex" />
      <h1>We can’t find that here</h1>
      <p>It may have sold its last piece and left the shop, or the address has a slip in it.</p>
      <SearchForm term="" label="Search the shop" />
      <p className={styles.ways}>
        <Link to="/products">All products</Link>
        <Link to="/">Home</Link>
      </p>
    </>
  )
}

function NoAnswer() {
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <title>Not available right now</title>
      <h1>The shop can’t be reached right now</h1>
      <p>Something between us is not answering. Your cart is kept; nothing is lost.</p>
      <button
        className={styles.retry}
        type="button"
        onClick={() => revalidate()}
        disabled={state === 'loading'}
      >
        {state === 'loading' ? 'Trying…' : 'Try again'}
      </button>
    </>
  )
}
