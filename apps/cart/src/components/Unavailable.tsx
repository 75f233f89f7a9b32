import { isPlatformError } from '@galleria/platform-client'
import { useRevalidator, useRouteError } from '@galleria/router'
import { Button, Container, EmptyState } from '@galleria/ui'

/** The platform is down, or the page broke: nothing is lost, and trying again is one click. */
export function Unavailable({ what }: { readonly what: string }) {
  const error = useRouteError()
  const { state, revalidate } = useRevalidator()
  const requestId = isPlatformError(error) ? error.requestId : undefined
  return (
    <Container data-boundary="cart">
      <title>Not available right now – Galleria</title>
      <div role="alert">
        <EmptyState
          headingLevel={1}
          title={`${what} cannot be shown right now`}
          description="The store does not answer. Nothing you added is lost; it is kept and will be here again."
          action={
            <Button variant="primary" onClick={() => void revalidate()} pending={state !== 'idle'}>
              Try again
            </Button>
          }
        />
        {requestId && <p>Should you write to us about this, mention {requestId}.</p>}
      </div>
    </Container>
  )
}
