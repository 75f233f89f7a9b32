import type { Caller } from '../../base/caller-type.ts'

/** Name of who wrote, where it is still known. */
export interface Author {
  readonly authorName: string | null
}

export function authorOf(id: string | null, { authorName }: Author) {
  return id ? { id, name: authorName } : null
}

/** Id of staff or of an API key that a row names as its author; null for other programs. */
export function authorIdOf(caller: Caller): string | null {
  if (caller.type === 'USER') return caller.userId
  return caller.type === 'APP' && caller.key ? caller.appId : null
}

/** Who writes, and when. */
export interface By {
  readonly caller: Caller
  readonly now: Date
}
