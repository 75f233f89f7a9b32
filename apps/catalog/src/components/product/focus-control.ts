/** Moves the focus to the control of that name: in the open dialog where there is one, else on the page. */
export function focusControl(name: string): void {
  const within = document.querySelector('[role=dialog]') ?? document
  const controls = [...within.querySelectorAll<HTMLElement>('[name]')]
  controls.find((control) => control.getAttribute('name') === name)?.focus()
}
