import { useSession } from '@galleria/auth/react'
import { useEffect } from 'react'
import type { Cart } from '../rules/model/index.ts'
import { see } from './read-cart.ts'

/** Takes the cart on show for the last one seen: where the server drew the page, nobody here has read it. */
export function useSeen(cart: Cart | null): void {
  const { session } = useSession()
  useEffect(() => void see(session, cart), [session, cart])
}
