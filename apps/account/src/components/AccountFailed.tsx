import { useRevalidator } from '@galleria/router'
import { Button, Container, EmptyState } from '@galleria/ui'

export function AccountFailed() {
  const { state, revalidate } = useRevalidator()
  return (
    <Container data-boundary="account">
      <title>Not available right now – Galleria</title>
      <div role="alert">
        <EmptyState
          headingLevel={1}
          title="Your account cannot be shown right now"
          description="The store does not answer. Nothing is lost."
          action={
            <Button variant="primary" onClick={() => void revalidate()} pending={state !== 'idle'}>
              Try again
            </Button>
          }
        />
      </div>
    </Container>
  )
}
