import { useEffect, useRef } from 'react'

/** The frame is live: marks the page so, for those who wait, and lets what must not come earlier begin. */
export function Hydrated({ onHydrated }: { readonly onHydrated: () => void }) {
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    document.documentElement.dataset.ready = ''
    onHydrated()
  }, [onHydrated])
  return null
}
