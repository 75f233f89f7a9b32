import type { StaffRole } from '@galleria/platform-client/roles'
import { applicationError, violations } from '../../../base/errors.ts'
import { emailKey } from '../../../base/texts/email-key.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { createMember, findMemberByEmailKey, type MemberRow, newLink } from '../../identity/index.ts'
import { claimLetterKey, deliver, letterLanguage } from '../../mailbox/index.ts'
import { staffInvitationLetter } from './letter.ts'
import { findStaff, insertStaff } from './store.ts'

const LINK_SECONDS = 7 * 86_400

interface Invitation {
  readonly email: string
  readonly role: StaffRole
  /** The same key sends once. */
  readonly idempotencyKey?: string | undefined
}

/**
 * Sends the invitation; again for one who has not signed in yet. An address without a confirmed account gets a link that
 * sets the password: nobody becomes staff who does not read its letters. Answers the member's id.
 */
export async function inviteStaff(services: Services, invitation: Invitation): Promise<string> {
  const { email } = invitation
  const key = emailKey(email)
  if (!key)
    throw violations([
      { field: 'staffMember.email', description: 'must be an email address', violatedRule: 'FORMAT' },
    ])
  const known = await findMemberByEmailKey(services.db, key)
  if (known) return transaction(services.db, (trx) => invite(trx, services, known, invitation))
  const registration = {
    ...{ email, emailKey: key, emailVerified: false, passwordHash: null },
    status: 'APPROVED' as const,
    profile: {},
  }
  try {
    return await createMember(services, registration, (trx, member) =>
      invite(trx, services, member, invitation),
    )
  } catch (error) {
    // A press at the same moment may have made the member: this one is then an invitation of that one.
    const made = await findMemberByEmailKey(services.db, key)
    if (!made) throw error
    return transaction(services.db, (trx) => invite(trx, services, made, invitation))
  }
}

async function invite(
  trx: Trx,
  services: Services,
  member: MemberRow,
  { role, idempotencyKey: key }: Invitation,
): Promise<string> {
  const { clock, config } = services
  const staff = await findStaff(trx, { memberId: member.id })
  if (staff?.status === 'ACTIVE')
    throw applicationError(
      409,
      'ALREADY_STAFF',
      'This person already works here. Change the role in the list.',
    )
  if (member.status !== 'APPROVED')
    throw applicationError(409, 'MEMBER_NOT_ACTIVE', "This member's account isn't approved or is blocked.")
  const date = clock.now()
  if (!(await claimLetterKey(trx, { scope: `staff ${member.id} ${role}`, key, date }))) return member.id
  await insertStaff(trx, { memberId: member.id, role, createdAt: date })
  const language = letterLanguage(null, member)
  const link = member.loginEmailVerified
    ? undefined
    : await newLink(trx, services, {
        memberId: member.id,
        seconds: LINK_SECONDS,
        returnUrl: `${config.storeUrl}${language.prefix}/manage`,
        language,
      })
  const invitation = { role, link: link?.link }
  await deliver(trx, { ...staffInvitationLetter(config, member.loginEmail, invitation, language), date })
  return member.id
}
