type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Runs in the head. A page that the server drew shows buttons, forms and fields before their code is there: a press on a button,
 * a form that is sent, or what was typed or chosen is done again once React has taken the element over, which hears of it then.
 * Links work by themselves. Widgets look after their own once React has their place (decision 0062); until then presses are held
 * for them too.
 */
function holdTaps(): void {
  const most = 15_000
  const own = 'main :is(button, form, input, select, textarea):not([data-widget] *)'
  const isLive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
  const waiting = (event: Event) => {
    const found = event.target instanceof Element ? event.target.closest(own) : null
    return found && !isLive(found) ? found : null
  }
  const held = new Map<Element, (() => void)[]>()
  /** Acts in the order of the presses: Enter comes after what was typed. */
  function hold(element: Element, act: () => void) {
    const acts = held.get(element)
    if (acts) return void acts.push(act)
    held.set(element, [act])
    const until = performance.now() + most
    const wait = () => {
      if (!element.isConnected || performance.now() > until) return void held.delete(element)
      // A moment later: effects of what was taken over have run then.
      setTimeout(isLive(element) ? done : wait, 50)
    }
    const done = () => {
      for (const each of held.get(element) ?? []) setTimeout(each)
      held.delete(element)
    }
    wait()
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
      if (!wanted.has(field)) hold(field, () => change(field, wanted.get(field) ?? field))
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
      hold(field, () =>
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
      )
    },
    true,
  )
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('main button') : null
      if (!(button instanceof HTMLButtonElement) || (button.form && button.type === 'submit')) return
      const owner = button.closest('[data-widget]') ?? button
      if (isLive(owner)) return
      // React may take over what is pressed at once, and then has heard of it.
      setTimeout(() => isLive(owner) || hold(owner, () => press(owner, button)))
    },
    true,
  )
  function press(owner: Element, button: HTMLButtonElement) {
    takeOver(owner)
    // The sign by which a widget fetches its code.
    if (owner !== button) owner.dispatchEvent(new Event('pointerover'))
    button.click()
  }
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
      hold(form, () => form.requestSubmit(event.submitter))
    },
    true,
  )
}

/** Inline script. */
export const holdScript = `(${holdTaps})();`
