import { randomUUID } from 'node:crypto'
import { after } from '../../../base/clock.ts'
import { hashSecret, newSecret } from '../../../base/secrets.ts'
import { type Db, jsonb } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { unprovenIdentity } from '../profile/view.ts'
import type { Arrival, StateMachine } from '../sign-in/state-machine.ts'
import { CODE_SECONDS, failed } from '../verification/codes.ts'
import { challenge } from './challenge.ts'
import { availableFactors, factorsOf, rpIdOf, type SecondStepRow } from './factors.ts'

/** A login that begins with a passkey instead of a password; undefined where the member has none for this host. */
export async function beginWithPasskey(
  db: Db,
  services: Services,
  { member, visitorId, client }: Arrival,
): Promise<StateMachine | undefined> {
  const own = await factorsOf(db, member.id)
  if (!own.some(({ type, rpId }) => type === 'WEBAUTHN' && rpId === rpIdOf(client))) return undefined
  const row = await db
    .insertInto('secondSteps')
    .values({
      id: randomUUID(),
      hash: hashSecret(newSecret()),
      memberId: member.id,
      visitorId,
      proven: jsonb([]),
      byRule: jsonb(member.passwordHash ? [] : ['EMAIL']),
      reason: 'USER_SETTINGS',
      attempts: 0,
      sent: 0,
      expiresAt: after(services.clock, CODE_SECONDS),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return challenge(db, services, { row, member, factorType: 'WEBAUTHN', client })
}

/** The key was there, but not seen to be in its owner's hands: the password, or another factor, says the rest. */
export async function askForMore(
  db: Db,
  { clock }: Services,
  { row, member, proven, client }: Omit<Arrival, 'visitorId'> & { readonly row: SecondStepRow },
): Promise<StateMachine> {
  const stateToken = newSecret()
  const changed = await db
    .updateTable('secondSteps')
    .set({
      hash: hashSecret(stateToken),
      proven: jsonb(proven),
      factorType: null,
      expiresAt: after(clock, CODE_SECONDS),
    })
    .where('hash', '=', row.hash)
    .where('usedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!changed) throw failed()
  return {
    state: 'REQUIRE_MFA',
    stateToken,
    identity: unprovenIdentity(member),
    additionalData: {},
    requireMfaData: {
      availableFactors: await availableFactors(db, member, changed, client),
      reason: changed.reason,
    },
  }
}
