import { useFetcher } from '@galleria/router'
import { type SyntheticEvent, useEffect, useRef } from 'react'

/** Long enough that a pointer passing by asks for nothing. */
const INTENT = 80

/** Handlers for a list of links to products: who points at one, focuses or touches it, will find its page there. */
export function usePrefetch() {
  const { load } = useFetcher()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef('')
  useEffect(() => () => clearTimeout(timer.current), [])
  const after = (delay: number) => (event: SyntheticEvent) => {
    const tile = event.target instanceof Element ? event.target.closest('li') : null
    const slug = /\/products\/([^/?#]+)$/.exec(
      tile?.querySelector('a[href]')?.getAttribute('href') ?? '',
    )?.[1]
    if (!slug || slug === last.current || isSparing()) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      last.current = slug
      void load(`/products/${slug}/ahead`)
    }, delay)
  }
  return {
    onPointerOver: after(INTENT),
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: after(INTENT),
    onTouchStart: after(0),
  }
}

/** True for visitors who save data, because they may pay for every byte. */
function isSparing(): boolean {
  return (
    (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
  )
}
