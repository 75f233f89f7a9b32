import { hashSecret } from '../../../base/secrets.ts'
import { transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Client } from '../../../http/client.ts'
import type { FactorType } from '../mfa/tables.ts'
import { unprovenIdentity } from '../profile/view.ts'
import { continueSignIn } from '../sign-in/continue-sign-in.ts'
import type { StateMachine } from '../sign-in/state-machine.ts'
import { addressVerified } from './address-verified.ts'
import { failed } from './codes.ts'
import { countVerificationTry, useVerification } from './store.ts'

/** Each try is counted before it is judged, so that guesses made at once are counted too. */
export async function verifyCode(
  services: Services,
  stateToken: string,
  code: string,
  client: Client,
): Promise<StateMachine> {
  const { db, clock } = services
  const now = clock.now()
  const hash = hashSecret(stateToken)
  const tried = await countVerificationTry(db, hash, now)
  if (!tried?.codeHash.equals(hashSecret(`${stateToken}:${code}`))) throw failed()
  return transaction(db, async (trx) => {
    const used = await useVerification(trx, now, hash)
    if (!used) throw failed()
    const member = await addressVerified(trx, services, used.memberId, now)
    if (!used.endsInSession)
      return { state: 'SUCCESS', identity: unprovenIdentity(member), additionalData: {} }
    const proven: FactorType[] = [...used.proven, 'EMAIL']
    return continueSignIn(trx, services, { member, visitorId: used.visitorId, proven, client })
  })
}
