import { applicationError } from '../../../base/errors.ts'
import { newSecret } from '../../../base/secrets.ts'
import { type Db, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { deliver, letterLanguage } from '../../mailbox/index.ts'
import { takeAttempt } from '../attempts/attempts.ts'
import { codeLetter } from '../letters/code.ts'
import type { MemberRow } from '../member-row.ts'
import type { FactorType } from '../mfa/tables.ts'
import { unprovenIdentity, waitingIdentity } from '../profile/view.ts'
import type { Arrival, StateMachine } from '../sign-in/state-machine.ts'
import { findMember, memberById } from '../store.ts'
import { failed, newCode, SENDINGS } from './codes.ts'
import { insertVerification, updateVerificationCode } from './store.ts'

/** Mails a code that, with the state token, proves that the address can be read. */
export async function requireVerification(
  db: Db,
  services: Services,
  { member, visitorId, proven, client }: Arrival,
): Promise<StateMachine> {
  const stateToken = await startVerification(db, services, {
    ...{ member, visitorId, proven, endsInSession: true, language: client.language },
  })
  return waiting(
    await waitingIdentity(db, member, services.clock.now(), { forVerification: true }),
    stateToken,
  )
}

async function startVerification(
  db: Db,
  { clock, config }: Services,
  start: {
    readonly member: MemberRow
    readonly visitorId: string | null
    readonly proven: readonly FactorType[]
    readonly endsInSession: boolean
    /** Language of the letter. */
    readonly language: string | undefined
  },
): Promise<string> {
  const { member } = start
  const stateToken = newSecret()
  const code = newCode()
  await insertVerification(db, {
    stateToken,
    memberId: member.id,
    visitorId: start.visitorId,
    code,
    clock,
    proven: start.proven,
    endsInSession: start.endsInSession,
  })
  const letter = codeLetter(config, member.loginEmail, code, letterLanguage(start.language, member))
  await deliver(db, { ...letter, date: clock.now() })
  return stateToken
}

/** Mails a code that confirms the address of somebody who is signed in already, or whom the owner vouches for. */
export async function confirmAddress(
  services: Services,
  memberId: string,
  language?: string,
): Promise<string> {
  const { db, clock } = services
  await takeAttempt(db, clock, { of: `confirm:${memberId}`, allowed: SENDINGS })
  return transaction(db, async (trx) => {
    const member = await findMember(trx, memberId)
    if (!member) throw applicationError(404, 'NOT_FOUND', 'Identity not found.')
    return startVerification(trx, services, {
      ...{ member, visitorId: null, proven: [], endsInSession: false, language },
    })
  })
}

/** A new code for the same state token; the old one stops working. */
export async function resendCode(
  services: Services,
  stateToken: string,
  language?: string,
): Promise<StateMachine> {
  const { db, clock, config } = services
  const code = newCode()
  return transaction(db, async (trx) => {
    const pending = await updateVerificationCode(trx, stateToken, code, clock)
    if (!pending) throw failed()
    const member = await memberById(trx, pending.memberId)
    const letter = codeLetter(config, member.loginEmail, code, letterLanguage(language, member))
    await deliver(trx, { ...letter, date: clock.now() })
    return waiting(unprovenIdentity(member, { forVerification: true }), stateToken)
  })
}

function waiting(identity: object, stateToken: string): StateMachine {
  return {
    state: 'REQUIRE_EMAIL_VERIFICATION',
    stateToken,
    identity,
    additionalData: {},
  }
}
