/** Milliseconds in which a click follows the release that makes it. */
const CLICK = 50

/**
 * Waits until nothing in the host is pressed: a press that begins on one element and ends on the one that took its place
 * is a click on neither.
 */
export function whilePressed(host: HTMLElement): () => Promise<void> {
  let held: Promise<void> | undefined
  const hold = (...ends: readonly string[]) => {
    held ??= new Promise((resolve) => {
      const end = ({ type, target }: Event) => {
        // The window's own: what had the focus before loses it to what is pressed.
        if (type === 'blur' && target instanceof Node) return
        for (const type of ends) removeEventListener(type, end, true)
        setTimeout(() => {
          held = undefined
          resolve()
        }, CLICK)
      }
      for (const type of ends) addEventListener(type, end, true)
    })
  }
  // Pressed before anybody listened: by a pointer or by the space bar.
  if (host.matches(':active')) hold('pointerup', 'pointercancel', 'keyup', 'blur')
  host.addEventListener('pointerdown', () => hold('pointerup', 'pointercancel', 'blur'))
  host.addEventListener('keydown', ({ key }) => {
    if (key === ' ') hold('keyup', 'blur')
  })
  return async () => held
}
