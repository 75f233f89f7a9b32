import { randomUUID } from 'node:crypto'
import { redirectSessionCreated } from '@galleria/platform-client/events'
import { type Selectable, sql } from 'kysely'
import { after } from '../../base/clock.ts'
import { hashSecret, newSecret } from '../../base/secrets.ts'
import { type Db, jsonb, transaction } from '../../data/database.ts'
import { emit } from '../../data/outbox.ts'
import type { Services } from '../../data/services.ts'
import type { Tables } from '../../data/tables.ts'
import type { Caller } from '../../http/caller.ts'
import type { Intent } from './request.ts'
import type { Callbacks } from './tables.ts'
import { redirectSessionView } from './view.ts'

export type RedirectSessionRow = Selectable<Tables['redirectSessions']>

export interface NewRedirectSession {
  readonly intent: Intent
  readonly clientId?: string
  readonly details: Readonly<Record<string, unknown>>
  readonly callbacks: Callbacks
  readonly caller: Caller
  /** Without the secret: whoever reads of it in an event must not be able to use it. */
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
    await trx
      .insertInto('redirectSessions')
      .values({
        id,
        hash: hashSecret(secret),
        intent: session.intent,
        clientId: session.clientId ?? null,
        details: jsonb(session.details),
        callbacks: jsonb(session.callbacks),
        visitorId: 'visitorId' in caller ? (caller.visitorId ?? null) : null,
        memberId: 'memberId' in caller ? caller.memberId : null,
        familyId: 'familyId' in caller ? caller.familyId : null,
        createdAt: now,
        expiresAt: after(clock, LIFE_SECONDS),
      })
      .execute()
    const entity = redirectSessionView(id, session.url)
    await emit(trx, redirectSessionCreated, { entityId: id, date: now, caller, entity })
  })
  return { id, secret }
}

/** What the caller asked for when the address was made; undefined when it is unknown or too old. */
export async function readRedirectSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  secret: string | undefined,
  ...intents: readonly Intent[]
): Promise<RedirectSessionRow | undefined> {
  const row = await readAskedFor(db, secret, ...intents)
  return row && row.expiresAt > clock.now() ? row : undefined
}

/** The same after its time too: opens nothing, and says whom an ended page owes word of it. */
export async function readAskedFor(
  db: Db,
  secret: string | null | undefined,
  ...intents: readonly Intent[]
): Promise<RedirectSessionRow | undefined> {
  if (!secret) return undefined
  return db
    .selectFrom('redirectSessions')
    .selectAll()
    .where('hash', '=', hashSecret(secret))
    .where('intent', 'in', intents)
    .executeTakeFirst()
}

/**
 * The newest authorization request that was made with this OAuth `state` and is still open: a client that drives the
 * login itself has chosen the state and need not know our word for the request. Only with a session token does it lead on.
 */
export async function readByOauthState(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  state: string,
): Promise<RedirectSessionRow | undefined> {
  return db
    .selectFrom('redirectSessions')
    .selectAll()
    .where('intent', '=', 'auth')
    .where('expiresAt', '>', clock.now())
    .where('usedAt', 'is', null)
    .where(sql<string>`details ->> 'state'`, '=', state)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** True for the first caller alone. */
export async function useRedirectSession(db: Db, id: string, date: Date): Promise<boolean> {
  const used = await db
    .updateTable('redirectSessions')
    .set({ usedAt: date })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Keeps how it ended: a success stays one, whatever is tried on the same address later. */
export async function settleRedirectSession(db: Db, id: string, outcome: 'SUCCESS' | 'ERROR'): Promise<void> {
  await db
    .updateTable('redirectSessions')
    .set({ outcome })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '!=', 'SUCCESS')]))
    .execute()
}
