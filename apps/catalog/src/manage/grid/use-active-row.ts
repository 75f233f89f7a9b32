import { useSyncExternalStore } from 'react'
import type { GridRow } from './rules/kind.ts'
import type { Selection } from './selection.ts'
import type { GridStore } from './store.ts'

/** Row of the active cell, once it is read. */
export function useActiveRow<Row extends GridRow>(
  store: GridStore<Row>,
  selection: Selection,
): Row | undefined {
  const idNow = () => store.windows.idAt(selection.range.head.row)
  useSyncExternalStore(store.subscribe, idNow)
  const id = useSyncExternalStore(selection.subscribe, idNow)
  return id === undefined ? undefined : store.viewOf(id)?.row
}
