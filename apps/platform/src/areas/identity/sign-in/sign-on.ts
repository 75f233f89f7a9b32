import { applicationError, violations } from '../../../base/errors.ts'
import { emailKey } from '../../../base/texts/email-key.ts'
import { transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Client } from '../../../http/client.ts'
import type { MemberRow } from '../member-row.ts'
import type { ProfileInput } from '../profile/input.ts'
import { createMember } from '../registration/create-member.ts'
import { findMemberByEmailKey } from '../store.ts'
import { succeed } from './state-machine.ts'
import { updateEmailVerified } from './store.ts'

export interface SignOn {
  readonly email: string
  readonly profile: ProfileInput
  /** The app has seen that the address is the person's own. */
  readonly verifyEmail: boolean
}

/** For an app that knows by its own means who somebody is: finds the member or makes one, and opens a session. */
export async function signOn(
  services: Services,
  { email, profile, verifyEmail }: SignOn,
  client: Client,
): Promise<{ sessionToken: string; identity: object }> {
  const { db } = services
  const key = emailKey(email)
  if (!key) {
    throw violations([
      {
        field: 'loginId.email',
        description: 'must be a valid email address',
        violatedRule: 'FORMAT',
        data: { type: 'EMAIL' },
      },
    ])
  }
  const found = await findMemberByEmailKey(db, key)
  const enter = async (trx: typeof db, member: MemberRow) => {
    if (member.status !== 'APPROVED') {
      throw applicationError(403, 'MEMBER_NOT_ACTIVE', "This member's account isn't approved or is blocked.")
    }
    const arrival = { member, visitorId: null, proven: [], client }
    const { sessionToken, identity } = await succeed(trx, services, arrival)
    return { sessionToken, identity }
  }
  if (!found) {
    const registration = {
      email: email.normalize('NFC'),
      emailKey: key,
      emailVerified: verifyEmail,
      passwordHash: null,
      status: 'APPROVED',
      profile,
    } as const
    return createMember(services, registration, enter)
  }
  return transaction(db, async (trx) => {
    const member = await updateEmailVerified(trx, verifyEmail, found.id)
    return enter(trx, member)
  })
}
