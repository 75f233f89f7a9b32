/**
 * The live widget takes the place of the server's HTML. What was typed there stands in it, what had focus has it again,
 * and a press that came too early is done on the element in the same place.
 */
export function inheritFocus(host: HTMLElement): () => void {
  let pressed: readonly number[] | null = null
  host.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
        return
      event.preventDefault()
      event.stopPropagation()
      pressed = pathTo(host, event.target)
    },
    { capture: true },
  )
  const parent = host.parentElement
  const position = parent ? [...parent.children].indexOf(host) : -1
  const { activeElement } = document
  // Reached before anybody listened, perhaps.
  let focused: readonly number[] | null = host.contains(activeElement) ? pathTo(host, activeElement) : null
  host.addEventListener('focusin', (event) => {
    focused = pathTo(host, event.target)
  })
  return () => {
    const live = parent?.children[position]
    if (!live) return
    const fields = live.querySelectorAll('input')
    for (const [index, { value, defaultValue }] of host.querySelectorAll('input').entries()) {
      const field = fields[index]
      // Only whoever reads the page gives a field its file.
      if (!field || value === defaultValue || field.type === 'file') continue
      field.value = value
      // Other frameworks than React follow a field by its events.
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (focused && document.activeElement === document.body) at(live, focused)?.focus()
    if (pressed) at(live, pressed)?.click()
  }
}

function pathTo(host: Element, target: EventTarget | null): number[] {
  const path: number[] = []
  let node = target instanceof Element ? target : null
  while (node && node !== host && node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node))
    node = node.parentElement
  }
  return path
}

/** The element in that place; of a drawing, the element around it, which can be pressed. */
function at(root: Element, path: readonly number[]): HTMLElement | null {
  let node: Element | null | undefined = root
  for (const index of path) node = node?.children[index]
  while (node && !(node instanceof HTMLElement)) node = node.parentElement
  return node ?? null
}
