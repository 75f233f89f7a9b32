import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** Keeps the focus in a part whose buttons go once they were pressed, instead of at the page's top. */
export function useRestoredFocus<Part extends HTMLElement>() {
  const ref = useRef<Part>(null)
  const last = useRef<Element>(null)
  useLayoutEffect(() => {
    const isLost = last.current && !last.current.isConnected && document.activeElement === document.body
    if (!isLost) return
    last.current = null
    ref.current?.focus()
  })
  return {
    ref,
    tabIndex: -1,
    onFocus({ target }: FocusEvent<Part>) {
      last.current = target
    },
  }
}
