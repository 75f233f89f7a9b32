import type { Caller } from '../../base/caller-type.ts'
import type { Db } from '../../data/database.ts'
import { authorNames } from '../../http/author-names.ts'

export type Names = ReadonlyMap<string, string>

/** Names of who wrote, by their ids, where they are still known. */
export function namesOf(db: Db, ids: readonly (string | null)[]): Promise<Names> {
  return authorNames(
    db,
    ids.map((byId) => ({ byId })),
  )
}

/** Author of a row as staff read it; null where a program without a key wrote it. */
export function authorOf(id: string | null, names: Names) {
  return id ? { id, name: names.get(id) ?? null } : null
}

/** Id of staff or of an API key that a row names as its author; null for other programs. */
export function authorIdOf(caller: Caller): string | null {
  if (caller.type === 'USER') return caller.userId
  return caller.type === 'APP' && caller.key ? caller.appId : null
}

/** Author and time of a change. */
export interface By {
  readonly caller: Caller
  readonly now: Date
}
