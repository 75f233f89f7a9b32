import { useSession } from '@galleria/auth/react'
import { useFetcher, useFetchers, useMatches } from '@galleria/router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCartSync } from '../data/cart-sync.ts'
import type { CurrentCart } from '../data/read-cart.ts'
import { isCartChanging, itemsUnderway } from '../rules/cart/busy.ts'
import { currentCart } from '../rules/cart/paths.ts'
import type { Cart } from '../rules/model/index.ts'

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
  const shown = useShownCart()
  const [taken, setTaken] = useState<CurrentCart>()
  const [cart, setCart] = useState<Cart | null | undefined>(shown)
  const [hold, setHold] = useState<Hold>()
  const readFor = useRef<string>(undefined)

  if (taken === undefined && changing) {
    const before = hold?.asked ? hold.items : (hold?.before ?? countOf(cart))
    if (hold?.asked !== false || hold.items !== before + underway)
      setHold({ before, items: before + underway, asked: false })
  }
  // Ignore a cart that was read during a change: it may hold the change already, and would count it twice.
  const isEarly = changing && taken !== undefined
  if (data && data !== taken && !isEarly && (!hold || (hold.asked && data !== hold.stale))) {
    setTaken(data)
    setHold(undefined)
    if (data.cart || !data.problem) setCart(data.cart)
  }

  if (shown !== undefined && shown !== cart) setCart(shown)

  const refresh = () => {
    if (isRead) void load(currentCart)
    else readFor.current = undefined
  }
  const isShown = shown !== undefined
  const onSettled = useEffectEvent(() => {
    if (isShown) {
      // The page reads it, also after each change; the next page does not.
      setHold(undefined)
      readFor.current = undefined
      return
    }
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
  }, [role, changing, isRead, isShown])
  useCartSync(() => {
    if (!isShown) refresh()
  })

  return { cart, refresh, count: hold ? hold.items : countOf(cart) + underway }
}

/** The cart that the page itself has read and shows; undefined on any other page. */
function useShownCart(): Cart | null | undefined {
  const found = useMatches().find(({ id }) => id.startsWith('module:cart.'))?.loaderData
  return found instanceof Object && 'cart' in found ? (found.cart as Cart | null) : undefined
}

const countOf = (cart: Cart | null | undefined) =>
  (cart?.lineItems ?? []).reduce((sum, { quantity }) => sum + quantity, 0)
