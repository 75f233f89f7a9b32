import { type AuthorizationRequest, ownerOfSessionToken } from '../../areas/identity/index.ts'
import { findClient } from '../../areas/redirects/index.ts'
import type { Services } from '../../data/services.ts'

/** A third party's client is let in once the member agreed; the store's own always; everyone asks again under `prompt: consent`. */
export async function needsConsent(
  { db, config, clock }: Services,
  { clientId, prompt }: AuthorizationRequest,
  sessionHash: Buffer,
): Promise<boolean> {
  if (prompt === 'consent') return true
  if (!findClient(config, clientId)?.thirdParty) return false
  const memberId = await ownerOfSessionToken(db, sessionHash, clock.now())
  const granted =
    memberId &&
    (await db
      .selectFrom('consents')
      .select('scope')
      .where('memberId', '=', memberId)
      .where('clientId', '=', clientId)
      .executeTakeFirst())
  return !granted
}

export async function giveConsent(
  { db, clock }: Services,
  { clientId, scope }: AuthorizationRequest,
  memberId: string,
): Promise<void> {
  await db
    .insertInto('consents')
    .values({ memberId, clientId, scope: scope ?? 'offline_access', givenAt: clock.now() })
    .onConflict((conflict) => conflict.columns(['memberId', 'clientId']).doNothing())
    .execute()
}
