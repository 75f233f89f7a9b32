import type { Caller } from '../base/caller-type.ts'

/** Author of a change: staff in their role, or a program. */
export function authorOf(caller: Caller): { readonly byType: string; readonly byId: string } {
  if (caller.type === 'USER') return { byType: caller.role, byId: caller.userId }
  if (caller.type === 'APP') return { byType: 'APP', byId: caller.appId }
  return { byType: caller.type, byId: caller.type === 'MEMBER' ? caller.memberId : '' }
}
