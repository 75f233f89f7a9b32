import { Container } from '@galleria/ui'
import { CartSkeleton } from './CartSkeleton.tsx'

export function CheckoutSkeleton() {
  return (
    <Container data-boundary="cart">
      <title>Checkout – Galleria</title>
      <CartSkeleton />
    </Container>
  )
}
