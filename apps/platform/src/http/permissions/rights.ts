import { may, permits, rolesFor, type StaffRole } from '@galleria/platform-client/roles'
import type { Caller } from '../../base/caller-type.ts'
import { applicationError } from '../../base/errors.ts'
import type { Need } from './staff-areas.ts'

interface Asked {
  readonly ownerOnly: boolean
  /** Undefined for calls of a person about themselves, which no API key makes. */
  readonly need: Need | undefined
}

/** Throws where neither the role of staff nor the permissions of an API key let the caller make a call. */
export function checkRights(caller: Caller, { ownerOnly, need }: Asked): void {
  if (!isLimited(caller)) return
  if (ownerOnly) throw applicationError(403, 'OWNER_ONLY', 'This call is for the store owner only.')
  if (caller.type === 'USER') {
    if (need && !may(caller.role, need.area, need.action)) throw refusedRole(caller.role, need)
  } else if (!need || !permits(caller.key.permissions, need.area, need.action)) throw refusedKey(need)
}

type User = Extract<Caller, { type: 'USER' }>
type App = Extract<Caller, { type: 'APP' }>

/** Whether somebody acts for the store without the owner's rights: staff in another role, or an API key. */
export function isLimited(caller: Caller): caller is User | (App & Required<Pick<App, 'key'>>) {
  if (caller.type === 'APP') return caller.key !== undefined
  return caller.type === 'USER' && caller.role !== 'OWNER'
}

/** Whether somebody who acts for the store may read an area, where a call for all of them tells of several areas. */
export function mayRead(caller: Caller, area: Need['area']): boolean {
  if (!isLimited(caller)) return true
  return caller.type === 'USER' ? may(caller.role, area) : permits(caller.key.permissions, area, 'read')
}

function refusedRole(role: StaffRole, { area, action }: Need) {
  const roles = rolesFor(area, action)
  const names = roles.map((each) => each.toLowerCase())
  const text = `Your role (${role.toLowerCase()}) can't ${action} ${area}. These roles can: ${names.join(', ')}.`
  return applicationError(403, 'ROLE_NOT_ALLOWED', text, { role, area, action, roles: roles.join(', ') })
}

function refusedKey(need: Need | undefined) {
  const text = need
    ? `This API key can't ${need.action} ${need.area}. The store owner can change its permissions.`
    : "This call is about a person. An API key can't make it."
  return applicationError(403, 'API_KEY_NOT_ALLOWED', text, need && { area: need.area, action: need.action })
}
