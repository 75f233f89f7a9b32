import { useSyncExternalStore } from 'react'

const query = '(max-width: 40rem)'

/** Whether the page is as narrow as a telephone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const list = matchMedia(query)
      list.addEventListener('change', tell)
      return () => list.removeEventListener('change', tell)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
