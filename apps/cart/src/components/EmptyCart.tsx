import { Link } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'

export function EmptyCart() {
  return (
    <EmptyState
      headingLevel={1}
      title="Your cart is empty"
      description="Things you add stay here, on this device and, once you are signed in, on your others."
      action={
        <ButtonLink as={Link} to="/products" variant="primary">
          Browse the store
        </ButtonLink>
      }
    />
  )
}
