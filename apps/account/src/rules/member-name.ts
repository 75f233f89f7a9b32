import type { Member } from '@galleria/platform-client/members'

/** Display name of a member: first name, else nickname, else the part of the email before the @; `''` when unknown. */
export function shortName({ contact, profile, loginEmail }: Member): string {
  return contact?.firstName || profile?.nickname || loginEmail?.split('@')[0] || ''
}

export function fullName({ contact, profile, loginEmail }: Member): string {
  const name = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
  return name || profile?.nickname || loginEmail || ''
}
