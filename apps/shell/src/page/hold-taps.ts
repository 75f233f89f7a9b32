/**
 * Runs in the head. A page that the server drew shows buttons and forms before their code is there: a press on a button, or
 * a form that is sent, is done once React has taken the element over. Links and fields work by themselves; widgets look after
 * their own.
 */
function holdTaps(): void {
  const most = 15_000
  const own = 'main :is(button, form):not([data-widget] *)'
  const isLive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
  const waiting = (event: Event) => {
    const found = event.target instanceof Element ? event.target.closest(own) : null
    return found && !isLive(found) ? found : null
  }
  function hold(element: Element, act: () => void) {
    const until = performance.now() + most
    const wait = () => {
      if (!element.isConnected || performance.now() > until) return
      // A moment later: effects of what was taken over have run then.
      setTimeout(isLive(element) ? act : wait, 50)
    }
    wait()
  }
  addEventListener(
    'click',
    (event) => {
      const button = waiting(event)
      if (!(button instanceof HTMLButtonElement) || (button.form && button.type === 'submit')) return
      // React may take over what is pressed at once, and then has heard of it.
      setTimeout(() => isLive(button) || hold(button, () => button.click()))
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      const form = waiting(event)
      if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
      event.preventDefault()
      hold(form, () => form.requestSubmit(event.submitter))
    },
    true,
  )
}

/** Inline script. */
export const holdScript = `(${holdTaps})();`
