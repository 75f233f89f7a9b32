import { after, type Clock } from '../../../../base/clock.ts'
import { hashSecret } from '../../../../base/secrets.ts'
import type { Trx } from '../../../../data/database.ts'

const CODE_SECONDS = 60

interface NewAuthorizationCode {
  readonly code: string
  readonly clientId: string
  readonly redirectUri: string | null | undefined
  readonly codeChallenge: string
  readonly memberId: string
  readonly visitorId: string | null
  readonly rowVisitorId: string | null
  readonly authenticatedAt: Date
  readonly clock: Clock
}

export async function insertAuthorizationCode(
  trx: Trx,
  {
    code,
    clientId,
    redirectUri,
    codeChallenge,
    memberId,
    visitorId,
    rowVisitorId,
    authenticatedAt,
    clock,
  }: NewAuthorizationCode,
): Promise<void> {
  await trx
    .insertInto('authorizationCodes')
    .values({
      hash: hashSecret(code),
      clientId,
      redirectUri: redirectUri ?? null,
      codeChallenge,
      memberId,
      visitorId: visitorId ?? rowVisitorId,
      authenticatedAt,
      expiresAt: after(clock, CODE_SECONDS),
    })
    .execute()
}

export function useAuthorizationCode(trx: Trx, now: Date, hash: Buffer) {
  return trx
    .updateTable('authorizationCodes')
    .set({ usedAt: now })
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function updateCodeFamily(trx: Trx, familyId: string, hash: Buffer): Promise<void> {
  await trx.updateTable('authorizationCodes').set({ familyId }).where('hash', '=', hash).execute()
}

export function findCodeFamily(trx: Trx, hash: Buffer) {
  return trx.selectFrom('authorizationCodes').select('familyId').where('hash', '=', hash).executeTakeFirst()
}
