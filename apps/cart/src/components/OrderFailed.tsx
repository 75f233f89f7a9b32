import { Unavailable } from './Unavailable.tsx'

export function OrderFailed() {
  return <Unavailable what="Your order" />
}
