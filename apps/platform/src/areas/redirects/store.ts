import { type Insertable, type Selectable, sql } from 'kysely'
import { hashSecret } from '../../base/secrets.ts'
import { type Db, jsonb, type Trx } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import type { Tables } from '../../data/tables.ts'
import type { Intent } from './request.ts'

export type RedirectSessionRow = Selectable<Tables['redirectSessions']>

export async function insertRedirectSession(
  trx: Trx,
  session: Insertable<Tables['redirectSessions']>,
): Promise<void> {
  const { details, callbacks, ...columns } = session
  await trx
    .insertInto('redirectSessions')
    .values({ ...columns, details: jsonb(details), callbacks: jsonb(callbacks) })
    .execute()
}

/** The session even after its time: opens nothing, and says which client an ended page owes word of it. */
export async function findRedirectSession(
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
export async function findByOauthState(
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
