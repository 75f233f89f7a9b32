import { useEffect, useEffectEvent } from 'react'

const channel = 'galleria.cart'
const tab = Math.random().toString(36).slice(2)

/** Tells the other tabs that the cart is another one now; with `alsoHere` this one too. */
export function announceCartChange({ alsoHere = false } = {}): void {
  if (typeof BroadcastChannel === 'undefined') return
  const tabs = new BroadcastChannel(channel)
  tabs.postMessage({ tab: alsoHere ? null : tab })
  tabs.close()
}

/** Calls `refresh` when another tab changed the cart, and when the shopper comes back after a while. */
export function useCartSync(refresh: () => void): void {
  const onChange = useEffectEvent(refresh)
  useEffect(() => {
    let leftAt = 0
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') leftAt = Date.now()
      else if (leftAt > 0 && Date.now() - leftAt > 2_000) onChange()
    }
    document.addEventListener('visibilitychange', onVisibility)
    const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channel)
    tabs?.addEventListener('message', ({ data }: MessageEvent<{ tab?: string | null } | null>) => {
      if (data?.tab !== tab) onChange()
    })
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      tabs?.close()
    }
  }, [])
}
