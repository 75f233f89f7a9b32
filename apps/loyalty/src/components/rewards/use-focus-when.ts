import { type RefObject, useEffect, useRef } from 'react'

/** Takes the focus when what had it is gone: the button that was pressed made room for what came of it. */
export function useFocusWhen<Target extends HTMLElement>(gone: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => {
    const { activeElement, body } = document
    if (gone && (activeElement === body || activeElement === null)) target.current?.focus()
  }, [gone])
  return target
}
