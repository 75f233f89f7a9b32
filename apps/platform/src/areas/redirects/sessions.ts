import { randomUUID } from 'node:crypto'
import { redirectSessionCreated } from '@galleria/platform-client/events'
import { after } from '../../base/clock.ts'
import { hashSecret, newSecret } from '../../base/secrets.ts'
import { transaction } from '../../data/database.ts'
import { emit } from '../../data/outbox.ts'
import type { Services } from '../../data/services.ts'
import type { Caller } from '../../http/caller.ts'
import type { Intent } from './request.ts'
import { findRedirectSession, insertRedirectSession, type RedirectSessionRow } from './store.ts'
import type { Callbacks } from './tables.ts'
import { redirectSessionView } from './view.ts'

export interface NewRedirectSession {
  readonly intent: Intent
  readonly clientId?: string
  readonly details: Readonly<Record<string, unknown>>
  readonly callbacks: Callbacks
  readonly caller: Caller
  /** Address without the secret, since readers of its event must not be able to use it. */
  readonly url: URL
}

const LIFE_SECONDS = 60 * 60

/** Keeps what a hosted page needs on the server; the address carries one unguessable word (as RFC 9126 does). */
export async function createRedirectSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: NewRedirectSession,
): Promise<{ id: string; secret: string }> {
  const { caller } = session
  const id = randomUUID()
  const secret = newSecret()
  const now = clock.now()
  await transaction(db, async (trx) => {
    await insertRedirectSession(trx, {
      id,
      hash: hashSecret(secret),
      intent: session.intent,
      clientId: session.clientId ?? null,
      details: session.details,
      callbacks: session.callbacks,
      visitorId: 'visitorId' in caller ? (caller.visitorId ?? null) : null,
      memberId: 'memberId' in caller ? caller.memberId : null,
      familyId: 'familyId' in caller ? caller.familyId : null,
      createdAt: now,
      expiresAt: after(clock, LIFE_SECONDS),
    })
    const entity = redirectSessionView(id, session.url)
    await emit(trx, redirectSessionCreated, { entityId: id, date: now, caller, entity })
  })
  return { id, secret }
}

/** The session with what was asked for when the address was made; undefined when it is unknown or too old. */
export async function readRedirectSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  secret: string | undefined,
  ...intents: readonly Intent[]
): Promise<RedirectSessionRow | undefined> {
  const row = await findRedirectSession(db, secret, ...intents)
  return row && row.expiresAt > clock.now() ? row : undefined
}
