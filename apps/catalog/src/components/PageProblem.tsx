import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from '@galleria/router'
import { Button, ButtonLink, Container, EmptyState } from '@galleria/ui'
import styles from './PageProblem.module.css'
import { SearchForm } from './SearchForm.tsx'

/** What stands where a page of this module could not be had. */
export function PageProblem() {
  const error = useRouteError()
  return (
    <Container data-boundary="catalog">
      {isRouteErrorResponse(error) && error.status === 404 ? <NotHere /> : <NoAnswer />}
    </Container>
  )
}

function NotHere() {
  return (
    <>
      <title>Not found</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel={1}
        title="We can’t find that here"
        description="It may have sold its last piece and left the shop, or the address has a slip in it."
        action={
          <div className={styles.ways}>
            <SearchForm term="" label="Search the shop" />
            <ButtonLink as={Link} to="/products">
              See all products
            </ButtonLink>
          </div>
        }
      />
    </>
  )
}

function NoAnswer() {
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <title>Not available right now</title>
      <EmptyState
        headingLevel={1}
        title="The shop can’t be reached right now"
        description="Something between us is not answering. Your cart is kept; nothing is lost."
        action={
          <Button variant="primary" pending={state === 'loading'} onClick={() => revalidate()}>
            Try again
          </Button>
        }
      />
    </>
  )
}
