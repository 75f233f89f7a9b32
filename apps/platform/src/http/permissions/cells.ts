import type { Audience } from '@galleria/platform-client/operations'
import type { CallerType } from '../caller.ts'
import { audiences, type Permission } from './audiences.ts'

/** Everybody who may ask, by what their token is. */
export const identities = [
  'none',
  'visitor',
  'other visitor',
  'visitor with key',
  'member with key',
  'member',
  'other member',
  'muted',
  'blocked',
  'app',
  'staff',
  'owner',
  'expired',
  'forged',
] as const
export type Identity = (typeof identities)[number]

/** Decision of the guard: yes, or the refusal's status and code. */
export type Verdict = 'yes' | '401' | '403 PERMISSION_DENIED' | '403 OWNER_ONLY' | '403 MEMBER_NOT_ACTIVE'

const typeOf: Readonly<Partial<Record<Identity, CallerType>>> = {
  none: 'NONE',
  visitor: 'VISITOR',
  'other visitor': 'VISITOR',
  member: 'MEMBER',
  'other member': 'MEMBER',
  muted: 'MEMBER',
  app: 'APP',
  staff: 'USER',
  owner: 'USER',
}

/** One cell of the table: what this identity is answered at a call for this audience. */
export function verdictOf(audience: Audience, identity: Identity): Verdict {
  if (audience === 'UNASKED') return 'yes'
  if (identity === 'expired' || identity === 'forged') return '401'
  if (identity === 'blocked') return '403 MEMBER_NOT_ACTIVE'
  const { types, ownerOnly, withKey } = audiences[audience] as Permission
  // A pair of tokens counts only where the call looks for one.
  if (identity.endsWith(' with key')) return withKey ? 'yes' : '401'
  if (identity === 'staff' && ownerOnly) return '403 OWNER_ONLY'
  const type = typeOf[identity] as CallerType
  // Staff count as a program where programs are accepted and users are not.
  if (types.includes(type) || (type === 'USER' && types.includes('APP'))) return 'yes'
  return type === 'NONE' ? '401' : '403 PERMISSION_DENIED'
}
