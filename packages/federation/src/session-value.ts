import { atom, getDefaultStore, type WritableAtom } from 'jotai'
import { keptValues } from './kept-values.ts'

/** Any zod schema. */
interface Shape {
  safeParse(value: unknown): { readonly success: boolean }
}

/** A value of this tab: `atom` for components, the rest for loaders and actions. All see the same one. */
export interface SessionValue<Value> {
  readonly atom: WritableAtom<Value | null, [Value | null], void>
  get(): Value | null
  set(value: Value): void
  clear(): void
}

/**
 * Client state that outlives a reload and a visit to a hosted page, in the tab's session storage; in memory where that
 * is blocked. What is stored and does not have the shape is as good as nothing. A server keeps values for a browser that sent a
 * form without script, and none for others.
 */
export function sessionValue<Value extends object>(key: string, shape: Shape): SessionValue<Value> {
  const changed = atom<Value | null | undefined>(undefined)
  const value = atom(
    (get) => {
      const known = get(changed)
      return known === undefined ? read<Value>(key, shape) : known
    },
    (_, set, next: Value | null) => {
      if (typeof document !== 'undefined') set(changed, next)
      write(key, next)
    },
  )
  const set = (next: Value | null) => getDefaultStore().set(value, next)
  // A server's store would remember what it read for an earlier page.
  const get =
    typeof document === 'undefined' ? () => read<Value>(key, shape) : () => getDefaultStore().get(value)
  return { atom: value, get, set, clear: () => set(null) }
}

const storage = () => (typeof document === 'undefined' ? keptValues() : sessionStorage)

function read<Value>(key: string, shape: Shape): Value | null {
  try {
    const stored: unknown = JSON.parse(storage()?.getItem(key) ?? 'null')
    return shape.safeParse(stored).success ? (stored as Value) : null
  } catch {
    return null
  }
}

function write(key: string, value: object | null): void {
  try {
    if (value) storage()?.setItem(key, JSON.stringify(value))
    else storage()?.removeItem(key)
  } catch {
    // Private modes and full quotas: the value lives as long as the page.
  }
}
