import type { Person } from '../../data/personal-data.ts'
import type { MemberRow } from '../identity/index.ts'

export function personOf({ id, contactId, loginEmail }: MemberRow): Person {
  return { memberId: id, contactId, emails: [loginEmail.toLowerCase()] }
}
