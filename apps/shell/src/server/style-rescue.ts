/**
 * Runs in the head, before any style sheet can fail. One that does is asked for again past every cache, twice; then the
 * page says so and offers to load anew. Only the page's own links: those of a module's later chunks have their boundary.
 */
function rescueStyles(): void {
  addEventListener(
    'error',
    ({ target }) => {
      const link = target as HTMLLinkElement
      if (link.rel !== 'stylesheet' || !link.hasAttribute('data-precedence')) return
      const tries = Number(link.dataset.tries || 0) + 1
      if (tries > 2) return tell()
      const again = link.cloneNode() as HTMLLinkElement
      again.dataset.tries = String(tries)
      again.href = `${link.href.split('?')[0]}?again=${tries}`
      link.after(again)
    },
    true,
  )
  let isTold = false
  function tell() {
    if (isTold) return
    isTold = true
    const show = () => {
      const notice = document.createElement('div')
      notice.setAttribute('role', 'alert')
      notice.append('Part of this page came without its looks. ')
      const button = document.createElement('button')
      button.append('Load the page again')
      button.onclick = () => location.reload()
      notice.append(button)
      document.body.prepend(notice)
    }
    if (document.readyState === 'complete') show()
    else addEventListener('load', show)
  }
}

export const styleRescue = `(${rescueStyles})();`
