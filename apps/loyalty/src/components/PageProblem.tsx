import { useRevalidator } from '@galleria/router'
import { Button, Container, EmptyState } from '@galleria/ui'

/** What stands where the programme could not be had. */
export function PageProblem() {
  const { revalidate, state } = useRevalidator()
  return (
    <Container data-boundary="loyalty">
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
    </Container>
  )
}
