import { z } from '@galleria/platform-client'
import { atom, getDefaultStore } from 'jotai'
import type { SavedLine } from '../rules/cart/saved-lines.ts'
import { SAVED_ITEMS_KEY } from './saved-for-later-key.ts'

const Shape = z.array(
  z.looseObject({
    catalogReference: z.looseObject({ appId: z.string(), catalogItemId: z.string() }),
    quantity: z.number(),
    name: z.string(),
    options: z.optional(z.string()),
    path: z.optional(z.string()),
    subscriptionOptionInfo: z.optional(
      z.looseObject({
        subscriptionSettings: z.looseObject({ frequency: z.string(), interval: z.nullish(z.number()) }),
      }),
    ),
  }),
)

const changed = atom<readonly SavedLine[] | undefined>(undefined)
/** Whether what this tab has last put aside is in the storage: it is not where that is blocked or full. */
let isWritten = true
changed.onMount = (set) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (isWritten && (key === SAVED_ITEMS_KEY || key === null)) set(read())
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Lines saved for later in this browser, shared by its tabs; in memory where storage is blocked. */
export const savedLines = atom((get) => get(changed) ?? read())

export const readSaved = () => getDefaultStore().get(savedLines)

export function changeSaved(change: (list: readonly SavedLine[]) => readonly SavedLine[]): void {
  const store = getDefaultStore()
  // Another tab may have written since this one read; without storage, what this tab has is all there is.
  const next = change((isWritten && stored()) || store.get(savedLines))
  store.set(changed, next)
  try {
    localStorage.setItem(SAVED_ITEMS_KEY, JSON.stringify(next))
    isWritten = true
  } catch {
    isWritten = false
    // Blocked or full: the list lives as long as the page.
  }
}

const read = () => stored() ?? []

/** Stored lines; undefined for malformed content, which another script may have written. */
function stored(): readonly SavedLine[] | undefined {
  try {
    const text = localStorage.getItem(SAVED_ITEMS_KEY)
    if (text === null) return undefined
    const list: unknown = JSON.parse(text)
    return Shape.safeParse(list).success ? (list as SavedLine[]) : undefined
  } catch {
    return undefined
  }
}
