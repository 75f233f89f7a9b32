/** Products wished for, in this browser: `device` or `account`, then their ids, the newest first. */
export const KEY = 'galleria.catalog.wishes'

/** Whether they are the copy of an account: a look without the code that reads it. */
export function hasCopy(): boolean {
  try {
    return localStorage.getItem(KEY)?.startsWith('a') ?? false
  } catch {
    return false
  }
}
