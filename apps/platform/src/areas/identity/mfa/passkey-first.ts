import { newSecret } from '../../../base/secrets.ts'
import type { Db } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { unprovenIdentity } from '../profile/view.ts'
import type { Arrival, StateMachine } from '../sign-in/state-machine.ts'
import { failed } from '../verification/codes.ts'
import { challenge } from './challenge.ts'
import { availableFactors, rpIdOf } from './factors.ts'
import { factorsOf } from './store/factors.ts'
import { insertFirstStep, type SecondStepRow, updateStep } from './store/steps.ts'

/** A login that begins with a passkey instead of a password; undefined where the member has none for this host. */
export async function beginWithPasskey(
  db: Db,
  services: Services,
  { member, visitorId, client }: Arrival,
): Promise<StateMachine | undefined> {
  const own = await factorsOf(db, member.id)
  if (!own.some(({ type, rpId }) => type === 'WEBAUTHN' && rpId === rpIdOf(client))) return undefined
  const row = await insertFirstStep(db, {
    memberId: member.id,
    visitorId,
    passwordHash: member.passwordHash,
    clock: services.clock,
  })
  return challenge(db, services, { row, member, factorType: 'WEBAUTHN', client })
}

/** The key was there, but not seen to be in its owner's hands: the password, or another factor, says the rest. */
export async function askForMore(
  db: Db,
  { clock }: Services,
  { row, member, proven, client }: Omit<Arrival, 'visitorId'> & { readonly row: SecondStepRow },
): Promise<StateMachine> {
  const stateToken = newSecret()
  const changed = await updateStep(db, { stateToken, proven, clock, hash: row.hash })
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
