import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds: who scrolled here to press something is let press it. */
const PAUSE = 200
/** However far above: the footer may be higher than the window, and a jump leads past the end without showing it. */
const NEAR = '1000000px 0px 600px'

interface Growth {
  extend(): void
  /** Cancels the growth that `extend` requested and that has not arrived yet. */
  takeBack(): void
}

/**
 * Lets a list grow when the shopper comes near its end by scrolling. Not under a press: that disarms until the next
 * scroll. And not above what has the focus: who is at the end with the keyboard stays there.
 */
export function useGrowth(link: RefObject<HTMLElement | null>, shown: number, growth: Growth): void {
  const extend = useEffectEvent(growth.extend)
  const takeBack = useEffectEvent(growth.takeBack)
  const first = useRef(shown)
  useEffect(() => {
    const end = link.current
    if (!end) return
    let isNew = shown === first.current
    let soon: ReturnType<typeof setTimeout> | undefined
    let isNear = false
    let hasScrolled = false
    let at = window.scrollY
    const wait = () => {
      clearTimeout(soon)
      soon = undefined
    }
    const grow = () => {
      soon = undefined
      if (!isAtOrBehind(end, document.activeElement)) extend()
    }
    const consider = () => {
      if (isNear && hasScrolled) soon ??= setTimeout(grow, PAUSE)
    }
    // Only where the shopper scrolls down: what they do not go near is not fetched. How far down the page stood when this began says
    // nothing, for who scrolled before the page was live may come back up.
    const scroll = () => {
      hasScrolled = window.scrollY > at
      at = window.scrollY
      consider()
    }
    // At the very end nothing scrolls, but more is wanted.
    const wheel = ({ deltaY }: WheelEvent) => {
      if (deltaY <= 0) return
      hasScrolled = true
      consider()
    }
    const hold = ({ type, target }: Event) => {
      const moves = isAtOrBehind(end, target as Node)
      if (type === 'focusin' && !moves) return
      wait()
      hasScrolled = false
      if (moves) takeBack()
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        // No scroll comes any more from who stood at the end before the page was live.
        if (isNew && window.scrollY > 0 && isSeen(entry)) hasScrolled = true
        isNew = false
        isNear = entry.isIntersecting
        consider()
      },
      { rootMargin: NEAR },
    )
    observer.observe(end)
    window.addEventListener('scroll', scroll, { passive: true })
    window.addEventListener('wheel', wheel, { passive: true })
    for (const type of holds) window.addEventListener(type, hold, { passive: true })
    return () => {
      wait()
      window.removeEventListener('scroll', scroll)
      window.removeEventListener('wheel', wheel)
      for (const type of holds) window.removeEventListener(type, hold)
      observer.disconnect()
    }
  }, [link, shown])
}

const holds = ['pointerdown', 'focusin'] as const

function isSeen({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry): boolean {
  return bottom > 0 && top < window.innerHeight
}

function isAtOrBehind(end: Node, other: Node | null): boolean {
  if (!other) return false
  return end === other || Boolean(end.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
}
