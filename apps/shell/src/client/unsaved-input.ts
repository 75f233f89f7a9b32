type Field = Element & { readonly name?: string; readonly value?: string }

/** By name: a widget that comes to life is another element with the same text. */
const typed = new Map<string, Field>()

addEventListener('input', ({ target }) => {
  if (target instanceof Element) typed.set((target as Field).name || target.id, target)
})

/** Whether the page holds input that was typed or chosen by hand and that a reload would lose. */
export function hasUnsavedInput(): boolean {
  return [...typed].some(([name, field]) => {
    const now: Field | undefined = field.isConnected ? field : document.getElementsByName(name)[0]
    return now && (now.value ?? now.textContent) !== ''
  })
}
