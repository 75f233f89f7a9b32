import { badges } from './fill.ts'

/** One order or choice of members, as a page asks for it. */
export interface List {
  readonly name: string
  readonly caller: 'visitor' | 'member' | 'owner'
  readonly filter?: object
  readonly sort: { readonly fieldName: string; readonly order: 'ASC' | 'DESC' }
  /** Condition on `members m` that defines the list, in SQL: finds its middle and end without walking there. */
  readonly who: string
}

const seen = "m.status = 'APPROVED' and m.privacy_status = 'PUBLIC'"
const newest = { fieldName: 'createdDate', order: 'DESC' } as const
const byName = { fieldName: 'profile.nickname', order: 'ASC' } as const
const byLogin = { fieldName: 'lastLoginDate', order: 'DESC' } as const
const wearing = (badge: string) =>
  `exists (select 1 from badge_assignments w where w.member_id = m.id and w.badge_id = '${badge}')`

/** Sort keys, in SQL. */
export const keys: Readonly<Record<string, string>> = {
  createdDate: 'm.created_at',
  'profile.nickname': "lower(coalesce(m.nickname, ''))",
  lastLoginDate: 'm.last_login_at',
}

const ofOwner = (name: string, filter: object, who: string): readonly List[] =>
  [newest, byName].map((sort) => ({ name, caller: 'owner', filter, sort, who }))

export const lists: readonly List[] = [
  { name: 'directory', caller: 'visitor', sort: newest, who: seen },
  { name: 'directory', caller: 'visitor', sort: { ...newest, order: 'ASC' }, who: seen },
  { name: 'directory', caller: 'visitor', sort: byName, who: seen },
  { name: 'directory', caller: 'visitor', sort: { ...byName, order: 'DESC' }, who: seen },
  { name: 'directory', caller: 'member', sort: byName, who: seen },
  { name: 'everybody', caller: 'owner', sort: newest, who: 'true' },
  { name: 'everybody', caller: 'owner', sort: byName, who: 'true' },
  { name: 'everybody', caller: 'owner', sort: byLogin, who: 'true' },
  ...ofOwner('waiting', { status: 'PENDING' }, "m.status = 'PENDING'"),
  ...ofOwner('private', { privacyStatus: 'PRIVATE' }, "m.privacy_status = 'PRIVATE'"),
  ...ofOwner('undecided', { privacyStatus: 'UNDEFINED' }, "m.privacy_status = 'UNDEFINED'"),
  ...ofOwner('muted', { activityStatus: 'MUTED' }, "m.activity_status = 'MUTED'"),
  ...ofOwner('badge of half', { badgeIds: badges.common }, wearing(badges.common)),
  ...ofOwner('badge of 1%', { badgeIds: badges.rare }, wearing(badges.rare)),
  ...ofOwner('badge of the first', { badgeIds: badges.founders }, wearing(badges.founders)),
]
