import { newSecret } from '../../../base/secrets.ts'
import type { Db } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { countAttempts } from '../attempts/store.ts'
import { unprovenIdentity } from '../profile/view.ts'
import { placesOf } from '../sign-in/sign-in-log.ts'
import type { Arrival, StateMachine } from '../sign-in/state-machine.ts'
import { testOutcome } from '../verification/test-addresses.ts'
import { challenge } from './challenge.ts'
import { availableFactors } from './factors.ts'
import { isTrusted } from './store/devices.ts'
import { factorsOf } from './store/factors.ts'
import { insertSecondStep } from './store/steps.ts'
import type { FactorType, MfaReason } from './tables.ts'

/** Undefined where one proof is enough. With a single factor its challenge starts at once; with several one is chosen. */
export async function requireSecondStep(
  db: Db,
  services: Services,
  arrival: Arrival,
): Promise<StateMachine | undefined> {
  const { clock } = services
  const { member, visitorId, proven, client } = arrival
  const needed = await needOf(db, services, arrival)
  if (!needed || (await isTrusted(db, clock, member.id, arrival.deviceToken))) return undefined
  const stateToken = newSecret()
  const { reason, byRule } = needed
  const row = await insertSecondStep(db, {
    stateToken,
    memberId: member.id,
    visitorId,
    proven,
    byRule,
    reason,
    clock,
  })
  const factors = await availableFactors(db, member, row, client)
  const [only, second] = factors.filter(
    ({ factorType, factorStatus }) =>
      factorStatus !== 'DISABLED_BY_RULE' && factorType !== 'RECOVERY_CODE' && factorType !== 'PASSWORD',
  )
  if (only && !second) return challenge(db, services, { row, member, factorType: only.factorType, client })
  return {
    state: 'REQUIRE_MFA',
    stateToken,
    identity: unprovenIdentity(member),
    additionalData: {},
    requireMfaData: { availableFactors: factors, reason },
  }
}

interface Need {
  readonly reason: MfaReason
  readonly byRule: readonly FactorType[]
}

/** A member's own factors count whatever else was proven; the site's rule is content with any two proofs. */
async function needOf(
  db: Db,
  services: Services,
  { member, proven, client }: Arrival,
): Promise<Need | undefined> {
  const { clock, config } = services
  const own = await factorsOf(db, member.id)
  if (own.length > 0) {
    if (own.some(({ type }) => proven.includes(type)) || proven.includes('RECOVERY_CODE')) return undefined
    return { reason: 'USER_SETTINGS', byRule: [] }
  }
  if (proven.length > 1) return undefined
  if (testOutcome(config, member.emailKey) === 'mfa')
    return { reason: 'USER_SETTINGS', byRule: ['EMAIL', 'PUSH'] }
  if (config.mfa === 'required') return { reason: 'USER_SETTINGS', byRule: ['EMAIL'] }
  if (config.mfa !== 'risk') return undefined
  const failures = await countAttempts(db, clock, `account:${member.emailKey}`)
  const place = await placesOf(db, clock, member.id, client)
  const risky = failures > RISKY_FAILURES || place === 'elsewhere'
  return risky ? { reason: 'HIGH_RISK_LOGIN', byRule: ['EMAIL'] } : undefined
}

/** The try that succeeded is among those counted. */
const RISKY_FAILURES = 3
