import type { Language } from '@galleria/i18n'
import { messagesIn } from '../../messages/index.ts'

/**
 * Runs in the head, before the page's style sheets. One that fails is asked for again past every cache, twice; then the
 * page says so and offers to load anew. One that does not come stops holding the page back half a second after those of
 * the shell are there, or after three seconds: the page is painted without it, and takes it when it comes. Those of a
 * module's later chunks have their boundary.
 */
function rescueStyles(words: string, again: string): void {
  const own = 'link[rel=stylesheet][data-precedence]'
  const grace = 500
  const most = 3000
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

  const released = new Set<HTMLLinkElement>()
  /** Sheets for another medium hold nothing back. React waits for the event of those that it adds itself. */
  function release(link: HTMLLinkElement) {
    released.add(link)
    link.media = 'print'
    link.dispatchEvent(new Event('load'))
    link.addEventListener('load', () => link.removeAttribute('media'), { once: true })
  }
  const begun = performance.now()
  let framed = 0
  function watch() {
    const now = performance.now()
    const late = [...document.querySelectorAll<HTMLLinkElement>(own)].filter(
      (link) => !link.sheet && !released.has(link) && !seen.has(link),
    )
    if (document.body && !late.some(({ dataset }) => dataset.precedence === 'shell')) framed ||= now
    if ((framed && now - framed >= grace) || now - begun >= most) late.forEach(release)
    if (document.readyState !== 'complete') setTimeout(watch, 100)
  }
  watch()
}

/** Inline script with its messages. */
export function styleRecovery(language: Language): string {
  const t = messagesIn(language)
  const words = [t('problem.looks'), t('problem.reload')].map((text) =>
    JSON.stringify(text).replaceAll('<', '\\u003c'),
  )
  return `(${rescueStyles})(${words});`
}
