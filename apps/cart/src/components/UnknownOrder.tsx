import { Link } from '@galleria/router'
import { ButtonLink, Container, EmptyState } from '@galleria/ui'

/** A link followed on another device, or an order of somebody else. */
export function UnknownOrder() {
  return (
    <Container data-boundary="cart">
      <title>Order not found – Galleria</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel={1}
        title="We cannot show this order here"
        description="An order can be seen in the browser it was placed in, or by the member who placed it. The confirmation e-mail has everything too."
        action={
          <ButtonLink as={Link} to="/account/orders" variant="primary">
            See my orders
          </ButtonLink>
        }
      />
    </Container>
  )
}
