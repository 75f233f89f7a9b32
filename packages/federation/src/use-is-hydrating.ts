import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const no = () => false
const yes = () => true

/** Whether React takes over the server's HTML: what this browser keeps must not be shown yet, for the server did not know it. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(never, no, yes)
}
