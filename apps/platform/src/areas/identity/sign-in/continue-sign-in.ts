import { applicationError } from '../../../base/errors.ts'
import type { Db } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { requireSecondStep } from '../mfa/require.ts'
import { waitingIdentity } from '../profile/view.ts'
import { testOutcome } from '../verification/test-addresses.ts'
import { requireVerification } from '../verification/verification.ts'
import { type Arrival, type StateMachine, succeed } from './state-machine.ts'

/** Next missing requirement after a first proof, in one order for every way to sign in; with nothing missing, SUCCESS. */
export async function continueSignIn(db: Db, services: Services, arrival: Arrival): Promise<StateMachine> {
  const { member } = arrival
  if (member.status === 'BLOCKED' || member.status === 'OFFLINE') {
    throw applicationError(403, 'MEMBER_NOT_ACTIVE', "This member's account isn't approved or is blocked.")
  }
  if (wantsVerifiedAddress(services, member.emailKey) && !member.loginEmailVerified) {
    return requireVerification(db, services, arrival)
  }
  if (member.status === 'PENDING') {
    const identity = await waitingIdentity(db, member, services.clock.now())
    return { state: 'REQUIRE_OWNER_APPROVAL', identity, additionalData: {} }
  }
  return (await requireSecondStep(db, services, arrival)) ?? succeed(db, services, arrival)
}

function wantsVerifiedAddress({ config }: Services, emailKey: string): boolean {
  return config.requireEmailVerification || testOutcome(config, emailKey) === 'verify'
}
