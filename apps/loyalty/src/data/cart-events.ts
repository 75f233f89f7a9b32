import { useEffect, useEffectEvent } from 'react'

/** The cart's own: whoever shows a cart listens here, in this tab and in others. */
const channel = 'galleria.cart'

/** The cart is another one now, for everybody who shows it. */
export function announceCart(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const tabs = new BroadcastChannel(channel)
  tabs.postMessage({ tab: null })
  tabs.close()
}

/** Calls `refresh` when a cart was changed elsewhere: what is in it may be a coupon of ours. */
export function useCartEvents(refresh: () => void): void {
  const onCartEvent = useEffectEvent(refresh)
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const tabs = new BroadcastChannel(channel)
    tabs.addEventListener('message', () => onCartEvent())
    return () => tabs.close()
  }, [])
}
