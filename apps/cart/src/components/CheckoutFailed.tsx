import { Unavailable } from './Unavailable.tsx'

export function CheckoutFailed() {
  return <Unavailable what="The checkout" />
}
