import { useLocation, useNavigate, useNavigation } from '@galleria/router'
import { ButtonLink } from '@galleria/ui'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useMessages } from '../../messages/index.ts'
import { isPlainClick } from '../../rules/plain-click.ts'
import { useGrowth } from './use-growth.ts'

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
  const { state, location: next } = useNavigation()
  const busy = state === 'loading'
  const link = useRef<HTMLAnchorElement>(null)
  const itself = useRef(0)
  /** True while the current load was started by scrolling. */
  const growing = useRef(false)
  const isRequested = useRef(false)
  const { pathname, search } = useLocation()
  const goTo = (to: string) => void navigate(to, { replace: true, preventScrollReset: true })
  useGrowth(link, shown, {
    extend() {
      if (itself.current >= BY_ITSELF || busy) return
      itself.current += 1
      growing.current = true
      goTo(inPlace)
    },
    takeBack() {
      if (!growing.current || !next || !inPlace.endsWith(next.search)) return
      itself.current -= 1
      growing.current = false
      // Request the current page again; the router drops the pending navigation.
      goTo(pathname + search)
    },
  })
  // Keyboard users continue at the first new product.
  const before = useRef(shown)
  useEffect(() => {
    if (isRequested.current && shown > before.current) {
      isRequested.current = false
      const items = document.querySelectorAll('[data-product-list] > li')
      items[before.current]?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
    }
    before.current = shown
  }, [shown])
  const more = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    isRequested.current = true
    growing.current = false
    goTo(inPlace)
  }
  return (
    <ButtonLink ref={link} href={href} onClick={more} aria-busy={busy || undefined}>
      {busy ? t('listing.loading') : t('listing.more')}
    </ButtonLink>
  )
}
