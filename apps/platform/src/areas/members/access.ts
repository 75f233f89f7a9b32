import { applicationError } from '../../base/errors.ts'
import type { Caller } from '../../http/caller.ts'

export function isOwner(caller: Caller): boolean {
  return caller.type === 'APP' || caller.type === 'USER'
}

export function isSelf(caller: Caller, memberId: string): boolean {
  return caller.type === 'MEMBER' && caller.memberId === memberId.toLowerCase()
}

/** A member acts on themselves alone; of another they learn no more than that there is nobody. */
export function mustBeOwn(caller: Caller, memberId: string): void {
  if (!isOwner(caller) && !isSelf(caller, memberId)) throw noMember()
}

export function noMember() {
  return applicationError(404, 'NOT_FOUND', 'Member not found.')
}

/** Refuses muted members who write for others to read (spec §4 "Activity"). */
export function mustNotBeMuted(caller: Caller, row: { readonly activityStatus: string }): void {
  if (isOwner(caller) || row.activityStatus !== 'MUTED') return
  throw applicationError(403, 'MEMBER_MUTED', "A muted member can't post.")
}
