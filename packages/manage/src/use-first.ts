import { useEffect, useSyncExternalStore } from 'react'

/** Claimants, in the order of their claims. */
let wanting: readonly string[] = []
const listeners = new Set<() => void>()

function put(next: readonly string[]): void {
  wanting = next
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Tells whether this one is the first of all that want: a router lets only one of a page's editors hold it. */
export function useFirst(id: string, wants: boolean): boolean {
  const first = useSyncExternalStore(
    subscribe,
    () => wanting[0],
    () => undefined,
  )
  useEffect(() => {
    if (!wants) return
    put([...wanting, id])
    return () => put(wanting.filter((each) => each !== id))
  }, [id, wants])
  return wants && first === id
}
