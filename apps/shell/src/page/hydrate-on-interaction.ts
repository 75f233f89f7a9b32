import { bootElementId } from '../common/boot.ts'
import type { WaitingCode } from '../common/waiting-code.ts'

/**
 * Runs in the head. Hydrates the page at the first interaction: a touch, a pointer, a key, a focus or scrolling. Ten seconds after
 * the load it is hydrated without one; after its first paint where the browser keeps something of the shop (a session, a saved
 * list), a second after the load at the latest; at once where it was sent back to the page, or where the server left something out.
 */
function hydrateOnInteraction(bootId: string): void {
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel', 'click']
  let isWanted = false

  function want() {
    if (isWanted) return
    isWanted = true
    for (const sign of signs) removeEventListener(sign, want, true)
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fetchCode)
    else fetchCode()
  }
  function fetchCode() {
    const code = readCode()
    if (!code) return
    for (const { href, integrity, isModule } of code.preloads) {
      const link = document.createElement('link')
      link.rel = isModule ? 'modulepreload' : 'preload'
      link.as = 'script'
      link.crossOrigin = 'anonymous'
      if (integrity) link.setAttribute('integrity', integrity)
      link.href = href
      document.head.append(link)
    }
    for (const { href, integrity } of code.scripts) {
      const script = document.createElement('script')
      script.async = false
      script.crossOrigin = 'anonymous'
      if (integrity) script.setAttribute('integrity', integrity)
      script.src = href
      document.head.append(script)
    }
  }
  function readCode(): WaitingCode | null {
    return JSON.parse(document.getElementById(bootId)?.dataset.code || 'null')
  }
  function keepsSomething(): boolean {
    try {
      return localStorage.length > 0 || sessionStorage.length > 0 || /galleria-role/.test(document.cookie)
    } catch {
      return true
    }
  }

  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isKnown = keepsSomething()
  if (navigation?.type === 'back_forward') want()
  // Code that is fetched sooner takes line and processor from what is painted.
  else if (isKnown) new PerformanceObserver(want).observe({ type: 'paint', buffered: true })
  for (const sign of isWanted ? [] : signs) addEventListener(sign, want, { capture: true, passive: true })
  addEventListener('DOMContentLoaded', () => readCode()?.isUrgent && want())
  // A tab in the background paints nothing, and some browsers tell of no paint.
  addEventListener('load', () => setTimeout(want, isKnown ? 1_000 : 10_000))
}

/** Inline script. */
export const hydrateScript = `(${hydrateOnInteraction})(${JSON.stringify(bootElementId)});`
