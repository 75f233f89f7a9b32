import { randomUUID } from 'node:crypto'
import { applicationError } from '../../../base/errors.ts'
import { hashSecret, newSecret } from '../../../base/secrets.ts'
import type { Db } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Client } from '../../../http/client.ts'
import { deliver, letterLanguage } from '../../mailbox/index.ts'
import type { MemberRow } from '../member-row.ts'
import { unprovenIdentity } from '../profile/view.ts'
import type { Challenge, StateMachine } from '../sign-in/state-machine.ts'
import { failed, newCode, SENDINGS } from '../verification/codes.ts'
import { availableFactors } from './factors.ts'
import { codeMessage, pushMessage } from './messages.ts'
import { factorsOf } from './store/factors.ts'
import { insertPushRequest } from './store/push.ts'
import { type SecondStepRow, updateChallenge } from './store/steps.ts'
import type { FactorType } from './tables.ts'
import { requestOptions } from './webauthn.ts'

interface Begun {
  readonly row: SecondStepRow
  readonly member: MemberRow
  readonly factorType: FactorType
  readonly client: Client
}

/** Starts a factor's challenge in a second step. The state token changes: one from before it is worth nothing. */
export async function challenge(db: Db, services: Services, begun: Begun): Promise<StateMachine> {
  const { row, member, factorType, client } = begun
  const factors = await availableFactors(db, member, row, client)
  const usable = factors.some(
    (each) => each.factorType === factorType && each.factorStatus !== 'DISABLED_BY_RULE',
  )
  if (!usable)
    throw applicationError(
      400,
      'FACTOR_NOT_AVAILABLE',
      "This factor isn't available for this sign-in. Use another one.",
    )
  if (row.sent >= SENDINGS) throw failed()
  const { data, ...asked } = await sendChallenge(db, services, begun)
  const stateToken = newSecret()
  const changed = await updateChallenge(db, {
    asked,
    stateToken,
    factorType,
    sent: row.sent,
    clock: services.clock,
    hash: row.hash,
  })
  if (!changed) throw failed()
  return answer(member, stateToken, { factorType, data, factors, reason: row.reason })
}

export function answer(
  member: MemberRow,
  stateToken: string,
  {
    factorType,
    data,
    factors,
    reason,
  }: Pick<Begun, 'factorType'> & {
    data: Challenge
    factors: Awaited<ReturnType<typeof availableFactors>>
    reason: SecondStepRow['reason']
  },
): StateMachine {
  return {
    state: 'MFA_CHALLENGE',
    stateToken,
    identity: unprovenIdentity(member),
    additionalData: {},
    mfaChallengeData: { factorType, verificationChallengeData: data, availableFactors: factors, reason },
  }
}

/** Sends or prepares a challenge, with the data to check the answer against. */
async function sendChallenge(
  db: Db,
  services: Services,
  { row, member, factorType, client }: Begun,
): Promise<{ data: Challenge; codeHash?: Buffer; challengeId?: string; challenge?: string; rpId?: string }> {
  const { clock, config } = services
  const date = clock.now()
  if (factorType === 'SMS' || factorType === 'CALL' || factorType === 'EMAIL') {
    const code = newCode()
    const phone = (await factorsOf(db, member.id)).find(({ type }) => type === factorType)?.phone
    const to = phone ?? member.loginEmail
    const language = letterLanguage(client.language, member)
    await deliver(db, { ...codeMessage(config, factorType, to, code, language), date })
    return { data: { hint: hintOf(to) }, codeHash: hashSecret(`${row.id}:${code}`) }
  }
  if (factorType === 'PUSH') {
    const [id, secret] = [randomUUID(), newSecret()]
    await insertPushRequest(db, {
      id,
      secret,
      rowId: row.id,
      userAgent: client.userAgent,
      address: client.address,
      date,
      clock,
    })
    const link = `${config.publicUrl}/_hosted/push?request=${secret}`
    const language = letterLanguage(client.language, member)
    const asked = { link, from: client.userAgent, transactionId: id }
    await deliver(db, { ...pushMessage(config, member.loginEmail, asked, language), date })
    return { data: { pushData: { transactionId: id } } }
  }
  if (factorType === 'WEBAUTHN') {
    const { options, rpId } = await requestOptions(await factorsOf(db, member.id), client)
    const challengeId = randomUUID()
    const webauthnData = { challengeId, publicKeyCredentialRequestOptionsJson: JSON.stringify(options) }
    return { data: { webauthnData }, challengeId, challenge: options.challenge, rpId }
  }
  return { data: {} }
}

/** `a•••@galleria.test`, `•••• 42`. */
export function hintOf(to: string): string {
  const at = to.lastIndexOf('@')
  return at > 0 ? `${[...to][0]}•••${to.slice(at)}` : `•••• ${to.slice(-2)}`
}
