import type { LoadTime, WidgetEnvironment } from '../widget-environment.ts'

interface Options {
  readonly host: HTMLElement
  readonly load: LoadTime
  readonly session: WidgetEnvironment['session']
  readonly start: () => void
}

const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'] as const
/** Captured: a click on server HTML is kept for the live widget, and goes no further. */
const listening = { capture: true, passive: true }

/** Calls `start` once, when the widget's code is wanted; `now` hastens it. */
export function whenWanted({ host, load, session, start }: Options): { now(): void; stop(): void } {
  const ends: (() => void)[] = []
  let done = false
  const stop = () => {
    for (const end of ends.splice(0)) end()
  }
  const now = () => {
    if (done) return
    done = true
    stop()
    start()
  }
  if (load === 'eager') now()
  else {
    for (const sign of signs) {
      host.addEventListener(sign, now, listening)
      ends.push(() => host.removeEventListener(sign, now, listening))
    }
    // Reached or pressed before anybody listened.
    if (host.contains(document.activeElement) || host.matches(':active')) now()
    if (load === 'idle') ends.push(onIdle(now))
    if (load === 'visible') ends.push(onVisible(host, now))
    if (load === 'interaction' && session) ends.push(onSession(session, now))
  }
  return { now, stop }
}

function onIdle(now: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(now, 1500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(now, { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}

function onVisible(host: HTMLElement, now: () => void): () => void {
  const target = host.firstElementChild
  if (!target || !('IntersectionObserver' in window)) return onIdle(now)
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) now()
    },
    { rootMargin: '200px' },
  )
  observer.observe(target)
  return () => observer.disconnect()
}

/**
 * Starts at once for a browser that has a session. Becoming a visitor only counts after the shopper has
 * done something: a page that merely reads prices must not fetch the cart's code.
 */
function onSession(session: NonNullable<WidgetEnvironment['session']>, now: () => void): () => void {
  if (session.role !== 'none') {
    now()
    return () => undefined
  }
  const check = () => {
    if (session.role === 'member' || (session.role === 'visitor' && hasActed())) now()
  }
  const end = session.subscribe(check)
  const acts = ['pointerdown', 'keydown', 'submit'] as const
  for (const act of acts) addEventListener(act, check, { passive: true })
  return () => {
    end()
    for (const act of acts) removeEventListener(act, check)
  }
}

function hasActed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}
