import type { Audience } from '@galleria/platform-client/operations'
import { type KeyPermissions, may, permits, roleOfScope } from '@galleria/platform-client/roles'
import type { CallerType } from '../caller.ts'
import { audiences, type Permission } from './audiences.ts'
import type { Need } from './staff-areas.ts'

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
  'API key',
  'manager',
  'packer',
  'editor',
  'support',
  'owner',
  'expired',
  'forged',
] as const
export type Identity = (typeof identities)[number]

/** Permissions of the API key that stands for all of them: it may change two areas, and read one. */
export const keyPermissions: KeyPermissions = { catalog: 'change', customers: 'change', orders: 'read' }

/** Decision of the guard: yes, or the refusal's status and code. */
export type Verdict =
  | 'yes'
  | '401'
  | '403 PERMISSION_DENIED'
  | '403 OWNER_ONLY'
  | '403 ROLE_NOT_ALLOWED'
  | '403 API_KEY_NOT_ALLOWED'
  | '403 MEMBER_NOT_ACTIVE'

const typeOf: Readonly<Partial<Record<Identity, CallerType>>> = {
  none: 'NONE',
  visitor: 'VISITOR',
  'other visitor': 'VISITOR',
  member: 'MEMBER',
  'other member': 'MEMBER',
  muted: 'MEMBER',
  app: 'APP',
  'API key': 'APP',
  manager: 'USER',
  packer: 'USER',
  editor: 'USER',
  support: 'USER',
  owner: 'USER',
}

/** Verdict in a cell of the table: for this identity, at a call for this audience that needs this of a role. */
export function verdictOf(audience: Audience, identity: Identity, need: Need | undefined): Verdict {
  if (audience === 'UNASKED') return 'yes'
  if (identity === 'expired' || identity === 'forged') return '401'
  if (identity === 'blocked') return '403 MEMBER_NOT_ACTIVE'
  const { types, ownerOnly, withKey } = audiences[audience] as Permission
  // A pair of tokens counts only where the call looks for one.
  if (identity.endsWith(' with key')) return withKey ? 'yes' : '401'
  const role = roleOfScope(identity)
  if (role && role !== 'OWNER') {
    if (ownerOnly) return '403 OWNER_ONLY'
    if (need && !may(role, need.area, need.action)) return '403 ROLE_NOT_ALLOWED'
  }
  if (identity === 'API key') {
    if (ownerOnly) return '403 OWNER_ONLY'
    if (!need || !permits(keyPermissions, need.area, need.action)) return '403 API_KEY_NOT_ALLOWED'
  }
  const type = typeOf[identity] as CallerType
  // Staff count as a program where programs are accepted and users are not.
  if (types.includes(type) || (type === 'USER' && types.includes('APP'))) return 'yes'
  return type === 'NONE' ? '401' : '403 PERMISSION_DENIED'
}
