import { randomInt } from 'node:crypto'
import { after } from '../clock.ts'
import { type Db, transaction } from '../database.ts'
import { applicationError } from '../errors.ts'
import { deliver } from '../mailbox/deliver.ts'
import { verificationMail } from '../mailbox/letters.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import type { Services } from '../services.ts'
import type { MemberRow } from './members.ts'
import { type StateMachine, succeed, toIdentity } from './state-machine.ts'

const CODE_SECONDS = 10 * 60
const TRIES = 5
const MAILS = 5

function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Mails a code that, with the state token, proves that the address can be read. */
export async function requireVerification(
  db: Db,
  services: Services,
  member: MemberRow,
  visitorId: string | null,
): Promise<StateMachine> {
  const { clock, config } = services
  const stateToken = newSecret()
  const code = newCode()
  const hash = hashSecret(stateToken)
  await db
    .insertInto('verifications')
    .values({
      hash,
      memberId: member.id,
      visitorId,
      codeHash: hashSecret(`${stateToken}:${code}`),
      attempts: 0,
      sent: 1,
      expiresAt: after(clock, CODE_SECONDS),
    })
    .execute()
  await deliver(db, { ...verificationMail(config, member.loginEmail, code), date: clock.now() })
  return {
    state: 'REQUIRE_EMAIL_VERIFICATION',
    stateToken,
    identity: toIdentity(member),
    additionalData: {},
  }
}

/** Each try is counted before it is judged, so that guesses made at once are counted too. */
export async function verifyCode(
  services: Services,
  stateToken: string,
  code: string,
): Promise<StateMachine> {
  const { db, clock } = services
  const now = clock.now()
  const hash = hashSecret(stateToken)
  const tried = await db
    .updateTable('verifications')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('attempts', '<', TRIES)
    .returning('codeHash')
    .executeTakeFirst()
  if (!tried?.codeHash.equals(hashSecret(`${stateToken}:${code}`))) throw failed()
  return transaction(db, async (trx) => {
    const used = await trx
      .updateTable('verifications')
      .set({ usedAt: now })
      .where('hash', '=', hash)
      .where('usedAt', 'is', null)
      .returning(['memberId', 'visitorId'])
      .executeTakeFirst()
    if (!used) throw failed()
    const member = await trx
      .updateTable('members')
      .set({ loginEmailVerified: true, updatedAt: now })
      .where('id', '=', used.memberId)
      .returningAll()
      .executeTakeFirstOrThrow()
    return succeed(trx, services, member, used.visitorId)
  })
}

/** A new code for the same state token; the old one stops working. */
export async function resendCode(services: Services, stateToken: string): Promise<StateMachine> {
  const { db, clock, config } = services
  const code = newCode()
  return transaction(db, async (trx) => {
    const pending = await trx
      .updateTable('verifications')
      .set((eb) => ({
        codeHash: hashSecret(`${stateToken}:${code}`),
        attempts: 0,
        sent: eb('sent', '+', 1),
        expiresAt: after(clock, CODE_SECONDS),
      }))
      .where('hash', '=', hashSecret(stateToken))
      .where('usedAt', 'is', null)
      .where('sent', '<', MAILS)
      .returning('memberId')
      .executeTakeFirst()
    if (!pending) throw failed()
    const member = await trx
      .selectFrom('members')
      .selectAll()
      .where('id', '=', pending.memberId)
      .executeTakeFirstOrThrow()
    await deliver(trx, { ...verificationMail(config, member.loginEmail, code), date: clock.now() })
    return {
      state: 'REQUIRE_EMAIL_VERIFICATION',
      stateToken,
      identity: toIdentity(member),
      additionalData: {},
    }
  })
}

function failed() {
  return applicationError(400, 'VERIFICATION_FAILED', 'The code is wrong, used or too old')
}
