/** Storage key of the saved-for-later list in this browser. */
export const SAVED_ITEMS_KEY = 'galleria.cart.saved'

/** Whether there may be something on it: a look without reading it. */
export function hasSavedItems(): boolean {
  try {
    return (localStorage.getItem(SAVED_ITEMS_KEY) ?? '[]') !== '[]'
  } catch {
    return false
  }
}
