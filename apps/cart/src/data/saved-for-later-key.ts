/** Where the list of what was put aside stands in this browser's storage. */
export const SAVED_KEY = 'galleria.cart.saved'

/** Whether there may be something on it: a look without reading it. */
export function isAnythingSaved(): boolean {
  try {
    return (localStorage.getItem(SAVED_KEY) ?? '[]') !== '[]'
  } catch {
    return false
  }
}
