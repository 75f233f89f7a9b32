import { useEffect, useEffectEvent } from 'react'

const channel = 'galleria.cart'
const tab = Math.random().toString(36).slice(2)
/** When a tab changed the cart last, and which: a page whose code comes later than the message reads it here. */
const lastChange = 'galleria.cart.changed'

/** Tells the other tabs that the cart is another one now; with `alsoHere` this one too. */
export function announceCartChange({ alsoHere = false } = {}): void {
  try {
    localStorage.setItem(lastChange, `${Date.now()} ${tab}`)
  } catch {
    // Blocked or full: tabs that are there already are told below.
  }
  if (typeof BroadcastChannel === 'undefined') return
  const tabs = new BroadcastChannel(channel)
  tabs.postMessage({ tab: alsoHere ? null : tab })
  tabs.close()
}

/** Whether another tab changed the cart after this page was asked for. */
function isOutdated(): boolean {
  try {
    const [at, by] = localStorage.getItem(lastChange)?.split(' ') ?? []
    return by !== tab && Number(at) > performance.timeOrigin
  } catch {
    return false
  }
}

/** Calls `refresh` when another tab changed the cart, and when the shopper comes back after a while. */
export function useCartSync(refresh: () => void): void {
  const onChange = useEffectEvent(refresh)
  useEffect(() => {
    let leftAt = 0
    if (isOutdated()) onChange()
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
