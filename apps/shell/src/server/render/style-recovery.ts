import type { Language } from '@galleria/i18n'
import { messagesIn } from '../../messages/index.ts'

/**
 * Runs in the head, behind the page's style sheets and when each has come or failed. One that failed is asked for again
 * past every cache, twice; then the page says so and offers to load anew. Those of a module's later chunks have their
 * boundary.
 */
function rescueStyles(words: string, again: string): void {
  const own = 'link[rel=stylesheet][data-precedence]'
  const seen = new Set<Element>()
  let isTold = false
  function rescue(link: HTMLLinkElement) {
    if (seen.has(link)) return
    seen.add(link)
    const tries = Number(link.dataset.tries || 0) + 1
    if (tries > 2) return tell()
    const next = link.cloneNode() as HTMLLinkElement
    next.dataset.tries = String(tries)
    next.href = `${link.href.split('?')[0]}?again=${tries}`
    link.after(next)
  }
  function tell() {
    if (isTold) return
    isTold = true
    const show = () => {
      // No element that the page is made of: hydration would take it for its own first `div`, and its words away.
      const notice = document.createElement('style-problem')
      notice.style.display = 'block'
      notice.setAttribute('role', 'alert')
      notice.append(words, ' ')
      const button = document.createElement('button')
      button.append(again)
      button.onclick = () => location.reload()
      notice.append(button)
      const put = () => notice.isConnected || document.body.prepend(notice)
      put()
      // Hydration that fails empties the body and renders the page anew.
      new MutationObserver(put).observe(document.body, { childList: true })
    }
    if (document.readyState === 'complete') show()
    else addEventListener('load', show)
  }
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLLinkElement && target.matches(own) && rescue(target),
    true,
  )
  // A sheet that failed before this ran is there all the same, without a rule or closed to us.
  const isLost = ({ sheet }: HTMLLinkElement) => {
    try {
      return !sheet?.cssRules.length
    } catch {
      return true
    }
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>(own)) if (isLost(link)) rescue(link)
}

/** Inline script with its messages. */
export function styleRecovery(language: Language): string {
  const t = messagesIn(language)
  const words = [t('problem.looks'), t('problem.reload')].map((text) =>
    JSON.stringify(text).replaceAll('<', '\\u003c'),
  )
  return `(${rescueStyles})(${words});`
}
