import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from '@galleria/router'
import { Button, ButtonLink, Container, EmptyState } from '@galleria/ui'

/** What stands where the programme could not be had, or where a store has none. */
export function PageProblem() {
  const error = useRouteError()
  return (
    <Container data-boundary="loyalty">
      {isRouteErrorResponse(error) && error.status === 404 ? <NoProgramme /> : <NoAnswer />}
    </Container>
  )
}

function NoProgramme() {
  return (
    <>
      <title>No points here</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel={1}
        title="This store has no points programme"
        description="Prices are what they are, for everybody."
        action={
          <ButtonLink as={Link} to="/products">
            See all products
          </ButtonLink>
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
        title="Your points can’t be reached right now"
        description="They are safe where they are kept; only the way there is closed for a moment."
        action={
          <Button variant="primary" pending={state === 'loading'} onClick={() => revalidate()}>
            Try again
          </Button>
        }
      />
    </>
  )
}
