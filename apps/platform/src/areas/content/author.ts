import type { Caller } from '../../base/caller-type.ts'
import { fullName } from '../../base/texts/full-name.ts'
import type { MemberContact } from '../identity/index.ts'

/** Names of who wrote, where they are still known. */
export interface Author {
  readonly nickname: string | null
  readonly contact: MemberContact | null
  readonly keyName: string | null
}

export function authorOf(id: string | null, { nickname, contact, keyName }: Author) {
  return id ? { id, name: fullName(contact) || nickname || keyName } : null
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
