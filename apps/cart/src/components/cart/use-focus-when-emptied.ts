import { useEffect, useRef } from 'react'

/** The button that took the last thing out is gone with it: what stands there instead gets the focus. */
export function useFocusWhenEmptied(empty: boolean) {
  const instead = useRef<HTMLDivElement>(null)
  const before = useRef(empty)
  useEffect(() => {
    if (empty && !before.current) instead.current?.focus()
    before.current = empty
  }, [empty])
  return instead
}
