import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Once whoever scrolls comes near the element; not above what has the focus, and not for who does not scroll. */
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
