import { hashSecret } from '../../../base/secrets.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Client } from '../../../http/client.ts'
import { takeAttempt } from '../attempts/attempts.ts'
import type { MemberRow } from '../member-row.ts'
import { checkPassword } from '../sign-in/passwords.ts'
import { logSignIn } from '../sign-in/sign-in-log.ts'
import { type StateMachine, succeed } from '../sign-in/state-machine.ts'
import { memberById } from '../store.ts'
import { failed } from '../verification/codes.ts'
import { answer, challenge } from './challenge.ts'
import { availableFactors, rememberDevice } from './factors.ts'
import { askForMore } from './passkey-first.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { factorsOf, updateCounter, updateFactorsUse } from './store/factors.ts'
import { answerOf } from './store/push.ts'
import {
  clearChallenge,
  countStepTry,
  endStep,
  lockStep,
  type SecondStepRow,
  useStep,
} from './store/steps.ts'
import type { FactorType } from './tables.ts'
import { spendCode } from './totp.ts'
import { checkAssertion } from './webauthn.ts'

export interface SecondProof {
  readonly stateToken: string
  readonly factorType: FactorType
  readonly code?: string | undefined
  readonly password?: string | undefined
  /** WebAuthn's answer, as an object or as JSON in a string. */
  readonly credential?: unknown
  readonly challengeId?: string | undefined
  readonly transactionId?: string | undefined
  readonly rememberThisDevice?: boolean | undefined
}

/** Begins a factor's challenge, or sends it again; answers MFA_CHALLENGE with a new state token. */
export async function startFactor(
  services: Services,
  { stateToken, factorType }: Pick<SecondProof, 'stateToken' | 'factorType'>,
  client: Client,
): Promise<StateMachine> {
  const { db } = services
  return transaction(db, async (trx) => {
    const row = await openStep(trx, services, stateToken)
    const member = await memberById(trx, row.memberId)
    return challenge(trx, services, { row, member, factorType, client })
  })
}

/** Judges a factor's answer: SUCCESS, or VERIFICATION_FAILED and up to five tries for one state token. */
export async function verifyFactor(
  services: Services,
  proof: SecondProof,
  client: Client,
): Promise<StateMachine> {
  if (proof.factorType === 'PUSH') return pollPush(services, proof, client)
  const { db, clock } = services
  const row = await countTry(services, proof.stateToken)
  await takeAttempt(db, clock, { of: `second:${row.memberId}`, allowed: 20 })
  const judged = await transaction(db, async (trx) => {
    const member = await memberById(trx, row.memberId)
    const proved = await proves(trx, services, { row, member, proof, client })
    if (proved === 'half')
      return askForMore(trx, services, { row, member, proven: [proof.factorType], client })
    return proved ? finish(trx, services, { row, member, proof, client }) : undefined
  })
  if (judged) return judged
  await logSignIn(db, clock, {
    event: 'SECOND_FACTOR_FAILED',
    memberId: row.memberId,
    client,
    details: { factorType: proof.factorType },
  })
  throw failed()
}

/** Counted before it is judged, so that guesses made at once are counted too. */
async function countTry({ db, clock }: Services, stateToken: string): Promise<SecondStepRow> {
  const row = await countStepTry(db, stateToken, clock.now())
  if (!row) throw failed()
  return row
}

async function openStep(trx: Trx, { clock }: Services, stateToken: string): Promise<SecondStepRow> {
  const row = await lockStep(trx, stateToken, clock.now())
  if (!row) throw failed()
  return row
}

interface Judged {
  readonly row: SecondStepRow
  readonly member: MemberRow
  readonly proof: SecondProof
  readonly client: Client
}

/** Half where nothing was proven before, and the key did not see that it was its owner who touched it. */
async function proves(
  trx: Trx,
  services: Services,
  { row, member, proof, client }: Judged,
): Promise<boolean | 'half'> {
  const { config, clock } = services
  const { factorType, code = '' } = proof
  const now = clock.now()
  const available = await availableFactors(trx, member, row, client)
  if (!available.some((each) => each.factorType === factorType)) return false
  const own = (await factorsOf(trx, member.id)).filter(({ type }) => type === factorType)
  if (factorType === 'TOTP') return spendCode(trx, config, own, code, now)
  if (factorType === 'RECOVERY_CODE') return spendRecoveryCode(trx, member.id, code, now)
  if (factorType === 'PASSWORD') return checkPassword(member.passwordHash, proof.password ?? '')
  if (row.factorType !== factorType) return false
  if (factorType !== 'WEBAUTHN') return row.codeHash?.equals(hashSecret(`${row.id}:${code}`)) ?? false
  const { challengeId, challenge: expected, rpId } = await takeChallenge(trx, row)
  if (!expected || !rpId || challengeId !== proof.challengeId) return false
  const asserted = await checkAssertion(config, own, { challenge: expected, rpId }, proof.credential)
  if (!asserted) return false
  await updateCounter(trx, asserted.counter, now, asserted.factor.id)
  return row.proven.length > 0 || asserted.userVerified ? true : 'half'
}

/** Takes the challenge out of the step, because it is answered once, whatever the outcome. */
async function takeChallenge(trx: Trx, row: SecondStepRow) {
  const { challengeId, challenge: expected, rpId } = row
  const taken = await clearChallenge(trx, row.id, challengeId)
  return taken ? { challengeId, challenge: expected, rpId } : {}
}

async function finish(trx: Trx, services: Services, { row, member, proof, client }: Judged) {
  const { clock } = services
  const now = clock.now()
  const used = await useStep(trx, now, row.id, row.hash)
  if (!used || member.status !== 'APPROVED') throw failed()
  await updateFactorsUse(trx, now, member.id, proof.factorType)
  const success = await succeed(trx, services, {
    member,
    visitorId: row.visitorId,
    proven: [...row.proven, proof.factorType],
    client,
  })
  if (!proof.rememberThisDevice) return success
  const strValue = await rememberDevice(trx, clock, member.id, client)
  return { ...success, additionalData: { deviceToken: { strValue } } }
}

/** Asking whether somebody has approved is no try; being refused ends the login. */
async function pollPush(services: Services, proof: SecondProof, client: Client): Promise<StateMachine> {
  const { db, clock } = services
  const judged = await transaction(db, async (trx) => {
    const row = await openStep(trx, services, proof.stateToken)
    const member = await memberById(trx, row.memberId)
    const { transactionId = '' } = proof
    const said = row.factorType === 'PUSH' && (await answerOf(trx, transactionId, row.id, clock.now()))
    if (said === 'APPROVED') return finish(trx, services, { row, member, proof, client })
    if (said === 'WAITING') {
      const factors = await availableFactors(trx, member, row, client)
      const data = { pushData: { transactionId } }
      const { reason } = row
      return answer(member, proof.stateToken, { factorType: 'PUSH', data, factors, reason })
    }
    if (said === 'DENIED') {
      await endStep(trx, clock.now(), row.id)
      await logSignIn(trx, clock, {
        event: 'SECOND_FACTOR_FAILED',
        memberId: member.id,
        client,
        details: { factorType: 'PUSH', denied: true },
      })
    }
    return undefined
  })
  if (!judged) throw failed()
  return judged
}
