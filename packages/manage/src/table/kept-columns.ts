import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../saved-views/stored.ts'

const listeners = new Set<() => void>()

/** Columns that a person chose for a list, kept in this browser; undefined before they chose and on the server. */
export function useKeptColumns(list: string, owner: string) {
  const slot = { part: list, name: 'columns', owner }
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(readStored(localStorage, slot)),
    () => 'null',
  )
  return {
    kept: columnsIn(JSON.parse(text)),
    keep(ids: readonly string[] | null) {
      writeStored(localStorage, slot, ids)
      for (const tell of listeners) tell()
    },
  }
}

function columnsIn(stored: unknown): readonly string[] | undefined {
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : undefined
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    removeEventListener('storage', tell)
  }
}
