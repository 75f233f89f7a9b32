import { type RefObject, useEffect, useRef } from 'react'

/** A press that puts another form in the place of its own takes the focused button away: what holds both gets the focus. */
export function useFocusAfterSwap(shown: unknown, acted: boolean): RefObject<HTMLFieldSetElement | null> {
  const holder = useRef<HTMLFieldSetElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (acted && document.activeElement === document.body) holder.current?.focus()
  }, [shown, acted])
  return holder
}
