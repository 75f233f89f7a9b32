import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls back once the visitor scrolls near the element; not while focus is at or below it, and never without scrolling. */
export function useNearEnd(end: RefObject<HTMLElement | null>, onNear: () => void): void {
  const near = useEffectEvent(onNear)
  useEffect(() => {
    const element = end.current
    if (!element) return
    let isNear = false
    const start = window.scrollY
    const consider = () => {
      const focused = document.activeElement
      const isAbove =
        focused !== null &&
        (element === focused ||
          Boolean(element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING))
      if (isNear && window.scrollY > start && !isAbove) near()
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        isNear = Boolean(entry?.isIntersecting)
        consider()
      },
      { rootMargin: '0px 0px 400px' },
    )
    observer.observe(element)
    window.addEventListener('scroll', consider, { passive: true })
    return () => {
      window.removeEventListener('scroll', consider)
      observer.disconnect()
    }
  }, [end])
}
