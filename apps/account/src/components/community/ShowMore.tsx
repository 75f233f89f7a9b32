import { useNavigate, useNavigation } from '@galleria/router'
import { ButtonLink } from '@galleria/ui'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useMessages } from '../../messages/index.ts'
import { useNearEnd } from './use-near-end.ts'

interface ShowMoreProps {
  /** The next page by itself: what the link is without a script, and for who opens it in a tab. */
  readonly href: string
  /** The same list with the next page below. */
  readonly inPlace: string
  /** How many members stand here. */
  readonly shown: number
}

/** Grows once by itself while scrolling; after that one asks, so that the footer can be reached. */
export function ShowMore({ href, inPlace, shown }: ShowMoreProps) {
  const t = useMessages()
  const navigate = useNavigate()
  const busy = useNavigation().state === 'loading'
  const link = useRef<HTMLAnchorElement>(null)
  const itself = useRef(false)
  const isRequested = useRef(false)
  const grow = () => void navigate(inPlace, { replace: true, preventScrollReset: true })
  useNearEnd(link, () => {
    if (itself.current || busy) return
    itself.current = true
    grow()
  })
  // Moves the focus to the first new member after a press by keyboard.
  const before = useRef(shown)
  useEffect(() => {
    if (isRequested.current && shown > before.current) {
      isRequested.current = false
      const items = document.querySelectorAll('[data-member-list] > li')
      items[before.current]?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
    }
    before.current = shown
  }, [shown])
  const more = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    isRequested.current = true
    grow()
  }
  return (
    <ButtonLink ref={link} href={href} onClick={more} aria-busy={busy || undefined}>
      {busy ? t('community.loading') : t('community.more')}
    </ButtonLink>
  )
}
