import { applicationError } from '../../../base/errors.ts'
import { transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Client } from '../../../http/client.ts'
import { endFamily, endOtherFamilies } from '../tokens/store/families.ts'
import { logSignIn } from './sign-in-log.ts'
import { findSession, findSessions } from './store.ts'

export interface Session {
  readonly id: string
  readonly current: boolean
  readonly createdDate: Date
  readonly lastSeenDate: Date
  readonly userAgent: string | null
  readonly ipAddress: string | null
  readonly client: string
}

/** Everywhere the member is signed in, last seen first. */
export async function listSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  memberId: string,
  currentId?: string,
): Promise<Session[]> {
  const now = clock.now()
  const families = await findSessions(db, memberId, now)
  return families
    .map((family) => ({
      id: family.id,
      current: family.id === currentId,
      createdDate: family.createdAt,
      lastSeenDate: family.lastSeenAt ?? family.createdAt,
      userAgent: family.userAgent ?? null,
      ipAddress: family.address ?? null,
      client: family.clientId,
    }))
    .sort((a, b) => b.lastSeenDate.getTime() - a.lastSeenDate.getTime())
}

export async function endSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { memberId, id }: { readonly memberId: string; readonly id: string },
  client: Client,
): Promise<void> {
  await transaction(db, async (trx) => {
    const own = await findSession(trx, id, memberId)
    if (!own) throw applicationError(404, 'NOT_FOUND', 'Session not found.')
    await endFamily(trx, id, clock.now())
    await logSignIn(trx, clock, { event: 'SESSION_ENDED', memberId, client, details: { sessions: [id] } })
  })
}

export async function endOtherSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { memberId, keep }: { readonly memberId: string; readonly keep: string },
  client: Client,
): Promise<void> {
  await transaction(db, async (trx) => {
    await endOtherFamilies(trx, memberId, clock.now(), keep)
    await logSignIn(trx, clock, { event: 'SESSION_ENDED', memberId, client, details: { others: true } })
  })
}
