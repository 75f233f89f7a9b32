import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Milliseconds: who scrolled here to press something is let press it. */
const PAUSE = 200

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
  useEffect(() => {
    const end = link.current
    if (!end) return
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
    // Only where the shopper scrolls down: what they do not go near is not fetched. Where the page stood when this began says
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
        isNear = Boolean(entry?.isIntersecting)
        consider()
      },
      { rootMargin: '0px 0px 600px' },
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

function isAtOrBehind(end: Node, other: Node | null): boolean {
  if (!other) return false
  return end === other || Boolean(end.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
}
