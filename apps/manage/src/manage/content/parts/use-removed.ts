import { useState } from 'react'

/** Removal of items from the list of a draft; the last removed item can come back to its place. */
export function useRemoved<Item>(items: readonly Item[], put: (next: Item[]) => void) {
  const [removed, setRemoved] = useState<{ readonly item: Item; readonly at: number }>()
  const forget = () => setRemoved(undefined)
  return {
    removed: removed?.item,
    remove(item: Item) {
      put(items.filter((each) => each !== item))
      setRemoved({ item, at: items.indexOf(item) })
    },
    bringBack() {
      if (removed) put(items.toSpliced(removed.at, 0, removed.item))
      forget()
    },
    forget,
  }
}
