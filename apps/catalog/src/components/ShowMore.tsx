import { useNavigate, useNavigation } from '@galleria/router'
import { ButtonLink } from '@galleria/ui'
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useMessages } from '../messages/index.ts'
import { isPlainClick } from '../rules/plain-click.ts'

interface Props {
  /** The next page by itself: what the link is without a script, and for who opens it in a tab. */
  readonly href: string
  /** The same list with the next page below. */
  readonly inPlace: string
  /** How many products stand here. */
  readonly shown: number
}

/** How many pages come by themselves while scrolling; after that one asks, so that the footer can be reached. */
const BY_ITSELF = 3

export function ShowMore({ href, inPlace, shown }: Props) {
  const t = useMessages()
  const navigate = useNavigate()
  const busy = useNavigation().state === 'loading'
  const link = useRef<HTMLAnchorElement>(null)
  const itself = useRef(0)
  const asked = useRef(false)
  const extend = useEffectEvent(() => {
    if (itself.current >= BY_ITSELF || busy) return
    itself.current += 1
    navigate(inPlace, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    const target = link.current
    if (!target) return
    // Only once the shopper scrolls: what they do not go near is not fetched.
    const start = window.scrollY
    let soon: ReturnType<typeof setTimeout> | undefined
    // Who scrolled here to press something is let press it.
    const wait = () => clearTimeout(soon)
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && window.scrollY > start) soon = setTimeout(extend, 200)
      },
      { rootMargin: '0px 0px 600px' },
    )
    const watch = () => observer.observe(target)
    window.addEventListener('scroll', watch, { once: true, passive: true })
    window.addEventListener('pointerdown', wait, { passive: true })
    return () => {
      wait()
      window.removeEventListener('pointerdown', wait)
      window.removeEventListener('scroll', watch)
      observer.disconnect()
    }
  }, [shown])
  // Who asked with the keyboard goes on at the first new product.
  const before = useRef(shown)
  useEffect(() => {
    if (asked.current && shown > before.current) {
      asked.current = false
      const items = document.querySelectorAll('[data-product-list] > li')
      items[before.current]?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
    }
    before.current = shown
  }, [shown])
  const more = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    asked.current = true
    navigate(inPlace, { replace: true, preventScrollReset: true })
  }
  return (
    <ButtonLink ref={link} href={href} onClick={more} aria-busy={busy || undefined}>
      {busy ? t('listing.loading') : t('listing.more')}
    </ButtonLink>
  )
}
