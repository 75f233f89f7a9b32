import { useSession } from '@galleria/auth/react'
import type { Cart } from '@galleria/platform-client/cart'
import { useFetcher, useFetchers } from '@galleria/router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCartSync } from '../data/cart-sync.ts'
import type { CurrentCart } from '../data/read-cart.ts'
import { isCartChanging, itemsUnderway } from '../rules/cart/busy.ts'
import { currentCart } from '../rules/cart/paths.ts'

/**
 * Items added before the cart was first read. A first read under way may be of before or after the change, and is
 * not done anew with the others: what was added counts alone until one has come that was asked for when all was done.
 */
interface Hold {
  /** Items of changes that finished during that read. */
  readonly before: number
  readonly items: number
  readonly asked: boolean
  /** Data present when the read was requested. */
  readonly stale?: CurrentCart | undefined
}

/**
 * The cart as last known, and the number of items with what is on its way; an outage keeps both on show. While `isRead` is
 * false nothing is asked for; what another tab changed meanwhile is read afterwards.
 */
export function useCart({ isRead }: { readonly isRead: boolean }) {
  const { role } = useSession()
  const flights = useFetchers()
  const changing = isCartChanging(flights)
  const underway = itemsUnderway(flights)
  const { load, data } = useFetcher<CurrentCart>()
  const [taken, setTaken] = useState<CurrentCart>()
  const [cart, setCart] = useState<Cart | null>()
  const [hold, setHold] = useState<Hold>()
  const readFor = useRef<string>(undefined)

  if (taken === undefined && changing) {
    const before = hold?.asked ? hold.items : (hold?.before ?? 0)
    if (hold?.asked !== false || hold.items !== before + underway)
      setHold({ before, items: before + underway, asked: false })
  }
  if (data && data !== taken && (!hold || (hold.asked && data !== hold.stale))) {
    setTaken(data)
    setHold(undefined)
    if (!data.problem) setCart(data.cart)
  }

  const refresh = () => {
    if (isRead) void load(currentCart)
    else readFor.current = undefined
  }
  const onSettled = useEffectEvent(() => {
    if (role === 'none') {
      setCart(null)
      setHold(undefined)
    } else if (hold || readFor.current !== role) {
      if (hold) setHold({ ...hold, asked: true, stale: data })
      refresh()
    }
    readFor.current = role
  })
  useEffect(() => {
    if (!changing && isRead) onSettled()
  }, [role, changing, isRead])
  useCartSync(refresh)

  return { cart, refresh, count: hold ? hold.items : countOf(cart) + underway }
}

const countOf = (cart: Cart | null | undefined) =>
  (cart?.lineItems ?? []).reduce((sum, { quantity }) => sum + quantity, 0)
