import { isRouteErrorResponse, useRouteError } from 'react-router'
import { isOutage } from '../composition/errors.ts'
import { NotFound } from './NotFound.tsx'
import { TryAgain } from './TryAgain.tsx'

/** Whatever a module's page did not handle itself. The frame and the other modules live on. */
export function ModuleBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  if (isOutage(error)) {
    return (
      <TryAgain title="The store cannot be reached right now">
        Nothing is lost: your cart is kept. Please try again in a moment.
      </TryAgain>
    )
  }
  return (
    <TryAgain title="This part of the store is not available right now">
      The rest of the store works. Please try again in a moment.
    </TryAgain>
  )
}
