import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import css from './Announcer.module.css'

/** After a navigation: says the page's name to screen readers and moves focus to its heading, as a page load would. */
export function Announcer() {
  const { pathname, hash } = useLocation()
  const { state } = useNavigation()
  const [text, setText] = useState('')
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (state !== 'idle') return
    const before = shown.current
    shown.current = pathname
    if (before === null || before === pathname) return
    const frame = requestAnimationFrame(() => {
      const heading = document.querySelector<HTMLElement>('#main h1')
      setText(heading?.textContent || document.title)
      if (!hash) focus(heading ?? document.getElementById('main'))
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname, hash, state])
  return (
    <div className={css.hidden} role="status" aria-live="polite">
      {text}
    </div>
  )
}

function focus(element: HTMLElement | null): void {
  if (!element) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
