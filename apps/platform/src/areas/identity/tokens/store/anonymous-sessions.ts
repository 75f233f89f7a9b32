import { after } from '../../../../base/clock.ts'
import { hashSecret, newSecret } from '../../../../base/secrets.ts'
import type { Db } from '../../../../data/database.ts'
import type { Services } from '../../../../data/services.ts'
import type { AnonymousSession } from '../../../../http/anonymous-sessions.ts'
import type { Client } from '../../../../http/client.ts'

type Site = Pick<Services, 'clock' | 'config'>

/** At its first renewal: from now on the visit is a session like any other. Once, whoever else does the same. */
export async function storeAnonymousSession(
  db: Db,
  { clock, config }: Site,
  { familyId, startedAt, ...session }: AnonymousSession,
  refreshToken: string,
  client: Client,
): Promise<void> {
  const begun = { now: () => startedAt }
  await db
    .insertInto('tokenFamilies')
    .values({
      id: familyId,
      ...session,
      memberId: null,
      refreshHash: hashSecret(refreshToken),
      authenticatedAt: null,
      createdAt: startedAt,
      lastSeenAt: clock.now(),
      userAgent: client.userAgent,
      address: client.address,
      idleUntil: after(begun, config.refreshIdleSeconds),
      expiresAt: after(begun, config.refreshAbsoluteSeconds),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Written down for as long as its tokens could still be good, whether or not anything was known of it before. */
export async function endAnonymousSession(
  db: Db,
  { clock, config }: Site,
  { familyId, visitorId }: Pick<AnonymousSession, 'familyId' | 'visitorId'>,
): Promise<void> {
  const now = clock.now()
  await db
    .insertInto('tokenFamilies')
    .values({
      ...{ id: familyId, clientId: '', visitorId, memberId: null, refreshHash: hashSecret(newSecret()) },
      ...{ authenticatedAt: null, createdAt: now, lastSeenAt: now, revokedAt: now },
      idleUntil: after(clock, config.refreshIdleSeconds),
      expiresAt: after(clock, config.refreshAbsoluteSeconds),
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((family) => ({
        revokedAt: family.fn.coalesce('tokenFamilies.revokedAt', family.val(now)),
      })),
    )
    .execute()
}
