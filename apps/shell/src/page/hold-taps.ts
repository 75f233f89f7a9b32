type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Runs in the head. A page that the server drew shows buttons, forms and fields before their code is there: a press on a button,
 * a form that is sent, or what was typed or chosen is done again once React has taken the element over, which hears of it then.
 * Links work by themselves. Widgets look after their own once they hear (decision 0062), and say so (`data-hears`: `inert` or `live`);
 * presses before that are held for them.
 */
function holdTaps(): void {
  const most = 15_000
  const own = ':is(button, form, input, select, textarea):not([data-widget] *, [data-island] *)'
  const isLive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
  /** Elements of the server's page: what a script makes later is alive, whoever made it. */
  const drawn = new WeakSet<Element>()
  const isDrawn = (element: Element) => document.readyState === 'loading' || drawn.has(element)
  addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('button, form, input, select, textarea'))
      drawn.add(element)
  })
  let isActing = false
  const waiting = (event: Event) => {
    const found = !isActing && event.target instanceof Element ? event.target.closest(own) : null
    return found && isDrawn(found) && (!isLive(found) || held.has(lineOf(found))) ? found : null
  }
  /** Fields of a form stand in one line with it: it is sent after what was typed into them. */
  const lineOf = (element: Element) => ('form' in element && (element.form as Element | null)) || element
  const held = new Map<
    Element,
    { readonly element: Element; readonly act: () => void; readonly until: number }[]
  >()
  /** Acts in the order of the presses: Enter comes after what was typed. */
  function hold(element: Element, act: () => void, patience = most) {
    const line = lineOf(element)
    const acts = held.get(line)
    const next = { element, act, until: performance.now() + patience }
    if (acts) return void acts.push(next)
    held.set(line, [next])
    wait(line)
  }
  function wait(line: Element) {
    const acts = held.get(line) ?? []
    while (acts[0] && (!acts[0].element.isConnected || performance.now() > acts[0].until)) acts.shift()
    if (!acts[0]) return void held.delete(line)
    const isTaken = isLive(acts[0].element)
    // A moment later: effects of what was taken over have run then.
    setTimeout(() => {
      isActing = true
      try {
        if (isTaken) acts.shift()?.act()
      } finally {
        isActing = false
        wait(line)
      }
    }, 50)
  }
  /** Changes a field once more, from the value that React knows: one that it finds in the page is no change to it. */
  function change(field: Field, { value, checked }: Pick<HTMLInputElement, 'value' | 'checked'>) {
    takeOver(field)
    if (field instanceof HTMLSelectElement) {
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (field.type === 'radio' || field.type === 'checkbox') {
      const box = field as HTMLInputElement
      box.checked = !checked
      box.click()
    } else {
      field.value = field.defaultValue
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    }
  }
  /** By field: React may give it the server's value back before it can hear. */
  const wanted = new Map<Element, Pick<HTMLInputElement, 'value' | 'checked'>>()
  addEventListener(
    'input',
    (event) => {
      const field = waiting(event) as HTMLInputElement | null
      if (!field || !('value' in field)) return
      const { value, checked } = field
      // Text stays text, however late: a press is only meant for a while.
      if (!wanted.has(field))
        hold(field, () => change(field, wanted.get(field) ?? field), Number.POSITIVE_INFINITY)
      wanted.set(field, { value, checked })
    },
    true,
  )
  addEventListener(
    'keydown',
    (event) => {
      const field = waiting(event)
      // In a form, Enter sends the form.
      if (event.key !== 'Enter' || !(field instanceof HTMLInputElement) || field.form) return
      // React may be here already, and does not know yet what was typed.
      event.stopPropagation()
      hold(field, () =>
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
      )
    },
    true,
  )
  /** By widget: it may change places with what React makes of it, so it is told of its presses in the moment it hears. */
  const pressed = new Map<Element, { readonly button: HTMLButtonElement; readonly until: number }[]>()
  function holdPress(widget: Element | null, button: HTMLButtonElement) {
    if (!widget) return hold(button, () => press(button))
    if (widget.hasAttribute('data-hears')) return press(button)
    const presses = pressed.get(widget) ?? []
    pressed.set(widget, [...presses, { button, until: performance.now() + most }])
  }
  function press(button: HTMLButtonElement) {
    takeOver(button)
    // The sign by which a widget fetches its code.
    button.dispatchEvent(new Event('pointerover', { bubbles: true }))
    button.click()
  }
  addEventListener('galleria:hears', ({ target }) => {
    const presses = pressed.get(target as Element) ?? []
    pressed.delete(target as Element)
    const isLive = (target as Element).getAttribute('data-hears') === 'live'
    for (const { button, until } of presses) {
      if (performance.now() > until) continue
      // React is in the middle of its commit, and hears afterwards; an inert widget hears now, and may be gone then.
      if (isLive) setTimeout(press, 0, button)
      else press(button)
    }
  })
  addEventListener(
    'click',
    (event) => {
      const button =
        event.target instanceof Element ? event.target.closest('button:not([data-island] *)') : null
      if (
        isActing ||
        !(button instanceof HTMLButtonElement) ||
        !isDrawn(button) ||
        (button.form && button.type === 'submit')
      )
        return
      const widget = button.closest('[data-widget]')
      if (widget ? widget.hasAttribute('data-hears') : isLive(button)) return
      if (!('hydrates' in document.documentElement.dataset)) return holdPress(widget, button)
      // React takes over what is pressed at once if it can, and then has heard of it.
      setTimeout(() => {
        if (widget ? widget.getAttribute('data-hears') === 'live' : isLive(button)) return
        holdPress(widget, button)
      })
    },
    true,
  )
  /** React takes over at once what is pressed: from now on it knows the value that the server gave, and listens. */
  function takeOver(element: Element) {
    element.dispatchEvent(new Event('keyup', { bubbles: true }))
  }
  addEventListener(
    'submit',
    (event) => {
      const form = waiting(event)
      if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
      event.preventDefault()
      event.stopPropagation()
      hold(form, () => form.requestSubmit(event.submitter))
    },
    true,
  )
}

/** Inline script. */
export const holdScript = `(${holdTaps})();`
