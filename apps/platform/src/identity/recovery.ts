import { after } from '../clock.ts'
import { transaction } from '../database.ts'
import { applicationError } from '../errors.ts'
import { deliver } from '../mailbox/deliver.ts'
import { recoveryMail } from '../mailbox/letters.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import type { Services } from '../services.ts'
import { takeAttempt } from './attempts.ts'
import { emailKey } from './email.ts'
import { endOtherFamilies } from './families.ts'
import { hashPassword } from './passwords.ts'
import { checkNewPassword } from './sign-in.ts'
import { type StateMachine, succeed } from './state-machine.ts'

const RECOVERY_SECONDS = 60 * 60

/** Always the same silence, whether the address belongs to a member or not. */
export async function sendRecovery(
  services: Services,
  email: string,
  returnUrl: string | null,
): Promise<void> {
  const { db, clock, config } = services
  const key = emailKey(email)
  if (!key) return
  await takeAttempt(db, clock, `recovery:${key}`)
  const member = await db.selectFrom('members').selectAll().where('emailKey', '=', key).executeTakeFirst()
  if (!member || member.status === 'BLOCKED' || member.status === 'OFFLINE') return
  const token = newSecret()
  const link = `${config.publicUrl}/_hosted/recover?recoveryToken=${token}`
  await transaction(db, async (trx) => {
    await trx
      .insertInto('recoveries')
      .values({
        hash: hashSecret(token),
        memberId: member.id,
        expiresAt: after(clock, RECOVERY_SECONDS),
        returnUrl,
      })
      .execute()
    await deliver(trx, { ...recoveryMail(config, member.loginEmail, link), date: clock.now() })
  })
}

/** Where the mail's reader goes on to; undefined when the token is used up or too old. */
export async function findRecovery(
  { db, clock }: Services,
  token: string,
): Promise<{ returnUrl: string | null } | undefined> {
  return db
    .selectFrom('recoveries')
    .select('returnUrl')
    .where('hash', '=', hashSecret(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', clock.now())
    .executeTakeFirst()
}

/** Once per token; every session of before ends, since who lost a password may have lost it to somebody. */
export async function recover(
  services: Services,
  token: string,
  password: string,
  visitorId: string | null,
): Promise<StateMachine> {
  const { db, clock } = services
  checkNewPassword(password, 'password')
  const passwordHash = await hashPassword(password)
  const now = clock.now()
  return transaction(db, async (trx) => {
    const used = await trx
      .updateTable('recoveries')
      .set({ usedAt: now })
      .where('hash', '=', hashSecret(token))
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning('memberId')
      .executeTakeFirst()
    if (!used)
      throw applicationError(400, 'RECOVERY_TOKEN_INVALID', 'The link was used before, or is too old')
    await endOtherFamilies(trx, used.memberId, now)
    const member = await trx
      .updateTable('members')
      .set({ passwordHash, loginEmailVerified: true, updatedAt: now })
      .where('id', '=', used.memberId)
      .where('status', '=', 'APPROVED')
      .returningAll()
      .executeTakeFirst()
    if (!member) throw applicationError(403, 'MEMBER_NOT_ACTIVE', 'This member may not use the site')
    return succeed(trx, services, member, visitorId)
  })
}
