import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const no = () => false
const yes = () => true

/** Whether React takes over the server's HTML: what this browser keeps must not be shown yet, for the server did not know it. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(never, no, yes)
}

/**
 * Whether this component's first rendering takes over the server's HTML; later renderings have no answer. Where only that
 * is wanted: a component that asks `useIsHydrating` is rendered a second time.
 */
export function useStartsHydrating(): boolean {
  let starts = false
  useSyncExternalStore(never, no, () => {
    // React asks for the server's value only while it hydrates, or on the server.
    starts = true
    return false
  })
  return starts
}
