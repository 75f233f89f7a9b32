import { fullName } from '../../../base/texts/full-name.ts'
import type { MemberContact, MemberImage } from '../../identity/index.ts'
import { type AccountRow, accountView } from '../view.ts'

/** An account with what the owner is shown of its contact. */
export type AccountWithMember = AccountRow & {
  readonly nickname: string | null
  readonly loginEmail: string | null
  readonly contact: MemberContact | null
  readonly photo: MemberImage | null
}

/** Wire §4.5 "Account", for the owner. */
export function accountWithMemberView(row: AccountWithMember) {
  const { nickname, loginEmail, contact, photo } = row
  const name = fullName(contact) || nickname
  return {
    ...accountView(row),
    contact: {
      id: row.contactId,
      ...(name ? { name } : {}),
      ...(nickname ? { displayName: nickname } : {}),
      ...(loginEmail ? { email: loginEmail } : {}),
      ...(photo
        ? { picture: { id: photo.id, url: photo.url, height: photo.height, width: photo.width } }
        : {}),
    },
  }
}
