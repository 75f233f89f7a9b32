type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Wanted = Pick<HTMLInputElement, 'value' | 'checked' | 'files'>

/**
 * Runs in the head. A page that the server drew shows buttons, forms and fields before their code is there: a press on a button,
 * a form that is sent, or what was typed or chosen is done again once React has taken the element over, which hears of it then.
 * Links work by themselves. Widgets look after their own once they hear (decision 0062), and say so (`data-hears`: `inert` or `live`);
 * presses before that are held for them. Where another page's HTML takes the place of the server's at the same address, because its code
 * came late, what is held goes on to the element that is there in the place of the old one.
 */
function holdTaps(): void {
  /** Milliseconds for which a press is meant; a line at the top of the page tells it as long (`data-holds`). */
  const most = 60_000
  const own = ':is(button, form, input, select, textarea):not([data-widget] *, [data-island] *)'
  const isBegun = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
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
    return found && isDrawn(found) && (!hears(found) || held.has(lineOf(found))) ? found : null
  }
  /** Fields of a form stand in one line with it: it is sent after what was typed into them. */
  const lineOf = (element: Element) => ('form' in element && (element.form as Element | null)) || element
  interface Held {
    readonly element: Element
    /** Does it on the element, or on the one that has taken its place. */
    readonly act: (element: Element) => void
    readonly until: number
    readonly path: string
  }
  const held = new Map<Element, Held[]>()
  /** Acts in the order of the presses: Enter comes after what was typed. */
  function hold<E extends Element>(element: E, act: (element: E) => void, patience = most) {
    const line = lineOf(element)
    for (const each of [element, line]) if (!ranks.has(each)) ranks.set(each, alikeTo(each).indexOf(each))
    const acts = held.get(line) ?? []
    const next = {
      element,
      act: act as Held['act'],
      until: performance.now() + patience,
      path: location.pathname,
    }
    acts.push(next)
    const isFirst = !held.has(line)
    held.set(line, acts)
    tell()
    if (!isFirst) return
    changes.observe(document, { childList: true, subtree: true })
    wait(line)
  }
  /** Text is no press: it stays, and nothing is to come of it at once. */
  function tell() {
    const presses = [...held.values()].flat().filter(({ until }) => Number.isFinite(until))
    document.documentElement.toggleAttribute('data-holds', presses.length > 0)
  }
  function wait(line: Element) {
    const acts = held.get(line) ?? []
    while (acts[0] && isOver(acts[0])) acts.shift()
    tell()
    if (!acts[0]) {
      held.delete(line)
      if (held.size === 0) changes.disconnect()
      return
    }
    const place = placeOf(acts[0].element)
    const isTaken = place !== undefined && isBegun(place) && hears(place)
    // A moment later: effects of what was taken over have run then.
    setTimeout(() => {
      if (isTaken) actFirst(acts)
      wait(line)
    }, 50)
  }
  function actFirst(acts: Held[]) {
    const next = acts.shift()
    tell()
    const place = next && placeOf(next.element)
    if (!next || !place) return
    isActing = true
    try {
      next.act(place)
    } finally {
      isActing = false
    }
  }
  /** Elements that left the page, and when: another takes the place of one soon or never. */
  const left = new Map<Element, number>()
  function isOver({ element, until, path }: Held): boolean {
    const now = performance.now()
    if (now > until) return true
    if (element.isConnected) return false
    if (!left.has(element)) left.set(element, now)
    return path !== location.pathname || now > (left.get(element) ?? now) + most
  }
  /** Place of an element among those of its kind and name, for many have no name. */
  const ranks = new WeakMap<Element, number>()
  /** The element itself, or the one of the same kind and name that stands where it stood. */
  function placeOf(element: Element): Element | undefined {
    return element.isConnected ? element : alikeTo(element)[ranks.get(element) ?? 0]
  }
  function alikeTo(element: Element): Element[] {
    const namesOf = ({ elements }: HTMLFormElement) =>
      [...elements].map((field) => field.getAttribute('name')).join()
    const isAlike = (other: Element) => {
      if (element.tagName === 'BUTTON') return other.textContent === element.textContent
      if (element instanceof HTMLFormElement) return namesOf(other as HTMLFormElement) === namesOf(element)
      return ['name', 'type', 'value'].every(
        (name) =>
          (name === 'value' && !/^(radio|checkbox)$/.test((element as Field).type)) ||
          other.getAttribute(name) === element.getAttribute(name),
      )
    }
    return [...document.querySelectorAll(element.tagName)].filter(isAlike)
  }
  /** Text goes on before another key can come: the new field gets the focus that the old one had. */
  const changes = new MutationObserver(() => {
    for (const acts of held.values()) goOn(acts)
  })
  const goingOn = new Set<Held[]>()
  function goOn(acts: Held[]) {
    const [next] = acts
    if (!next || goingOn.has(acts) || !wanted.has(next.element) || next.element.isConnected) return
    const place = placeOf(next.element)
    if (!place || !isBegun(place) || !hears(place) || isOver(next)) return
    actFirst(acts)
    // React draws between two texts: a form that keeps both in one state would lose the first.
    goingOn.add(acts)
    queueMicrotask(() => {
      goingOn.delete(acts)
      goOn(acts)
    })
  }
  let focused: Element | null = null
  addEventListener('focusin', ({ target }) => (focused = target as Element), true)
  /** Changes a field once more, from the value that React knows: one that it finds in the page is no change to it. */
  function change(field: Field, { value, checked, files }: Wanted) {
    takeOver(field)
    if (field.type === 'file') {
      // A script may give it files, but no value.
      ;(field as HTMLInputElement).files = files
      field.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (field instanceof HTMLSelectElement) {
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
  const wanted = new Map<Element, Wanted>()
  addEventListener(
    'input',
    (event) => {
      const field = waiting(event) as HTMLInputElement | null
      if (!field || !('value' in field)) return
      const { value, checked, files } = field
      // Text stays text, however late: a press is only meant for a while.
      if (!wanted.has(field))
        hold(
          field,
          (place) => {
            if (place !== field && focused === field) place.focus()
            change(place, wanted.get(field) ?? field)
          },
          Number.POSITIVE_INFINITY,
        )
      wanted.set(field, { value, checked, files })
    },
    true,
  )
  addEventListener(
    'change',
    (event) => {
      const field = waiting(event)
      // React may be here already, and would hear of a file twice.
      if (field && wanted.has(field) && (field as Field).type === 'file') event.stopPropagation()
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
      hold(field, (place) =>
        place.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
      )
    },
    true,
  )
  /** By widget: it may change places with what React makes of it, so it is told of its presses in the moment it hears. */
  const pressed = new Map<Element, { readonly button: HTMLButtonElement; readonly until: number }[]>()
  function holdPress(widget: Element | null, button: HTMLButtonElement) {
    if (!widget) return hold(button, press)
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
      if (widget ? widget.hasAttribute('data-hears') : hears(button)) return
      if (!widget || !('hydrates' in document.documentElement.dataset)) return holdPress(widget, button)
      // React takes over what is pressed at once if it can, and then has heard of it.
      setTimeout(() => {
        if (widget.getAttribute('data-hears') !== 'live') holdPress(widget, button)
      })
    },
    true,
  )
  const hearing = new WeakSet<Element>()
  /** Whether React listens there. It may have begun with an element, and stop what is pressed there until it is done. */
  function hears(element: Element): boolean {
    if (!hearing.has(element) && takeOver(element) && isBegun(element)) hearing.add(element)
    return hearing.has(element)
  }
  /**
   * React takes over at once what is pressed, if it can: from then on it knows the value that the server gave, and listens.
   * An event comes through unless React stops it, for it cannot.
   */
  function takeOver(element: Element): boolean {
    let isThrough = false
    const come = () => {
      isThrough = true
    }
    element.addEventListener('keyup', come)
    element.dispatchEvent(new Event('keyup', { bubbles: true }))
    element.removeEventListener('keyup', come)
    return isThrough
  }
  addEventListener(
    'submit',
    (event) => {
      const form = waiting(event)
      if (!(form instanceof HTMLFormElement)) return
      // A search works without code, by its address; without one, nothing but code can send a form.
      if (form.method === 'get' && form.hasAttribute('action') && !held.has(form)) return
      event.preventDefault()
      event.stopPropagation()
      const { submitter } = event
      hold(form, (place) =>
        place.requestSubmit(submitter && place.contains(submitter) ? submitter : undefined),
      )
    },
    true,
  )
}

/** Inline script. */
export const holdScript = `(${holdTaps})();`
