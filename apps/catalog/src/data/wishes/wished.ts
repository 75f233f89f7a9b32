import { useSyncExternalStore } from 'react'
import { KEY } from './copy.ts'

const MOST = 100

const listeners = new Set<() => void>()
/** Text while storage is blocked or full. */
let memory: string | undefined

/** A guest's wishes wait here for the account; a member's are a copy, so that a page knows them at once. */
export type WishedOf = 'device' | 'account'

function stored(): string {
  try {
    return memory ?? localStorage.getItem(KEY) ?? ''
  } catch {
    return memory ?? ''
  }
}

const isWished = (id: string) => stored().includes(id)
export const wishedOf = () => (stored().startsWith('account') ? 'account' : 'device')
export const wishedIds = () => stored().split(' ').slice(1)

export function writeWished(of: WishedOf, ids: readonly string[]): void {
  const text = [of, ...ids.slice(0, MOST)].join(' ')
  try {
    localStorage.setItem(KEY, text)
    memory = undefined
  } catch {
    memory = text
  }
  for (const listener of listeners) listener()
}

export function setWished(id: string, wanted: boolean): void {
  const others = wishedIds().filter((each) => each !== id)
  writeWished(wishedOf(), wanted ? [id, ...others] : others)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** False while hydrating: a page of the server is the same for everybody. */
export function useIsWished(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isWished(id),
    () => false,
  )
}
