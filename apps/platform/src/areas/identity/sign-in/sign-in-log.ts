import type { Clock } from '../../../base/clock.ts'
import type { Db } from '../../../data/database.ts'
import type { Client } from '../../../http/client.ts'
import type { SignInEvent } from '../tables.ts'
import { findSignInPlaces, insertLogEntry } from './store.ts'

export interface LogEntry {
  readonly event: SignInEvent
  readonly memberId?: string | null
  /** The login id as its key, where nobody is known by it; kept as a hash. */
  readonly account?: string
  readonly client: Pick<Client, 'address' | 'userAgent'>
  readonly details?: Readonly<Record<string, unknown>>
}

/** Logs a sign-in attempt with its origin and outcome; never the typed secret. */
export async function logSignIn(db: Db, clock: Clock, entry: LogEntry): Promise<void> {
  await insertLogEntry(db, {
    event: entry.event,
    memberId: entry.memberId,
    account: entry.account,
    address: entry.client.address,
    userAgent: entry.client.userAgent,
    details: entry.details,
    now: clock.now(),
  })
}

/** Places of earlier sign-ins: here, elsewhere only, or nowhere yet. */
export async function placesOf(
  db: Db,
  clock: Clock,
  memberId: string | undefined,
  client: Client,
): Promise<'here' | 'elsewhere' | 'nowhere'> {
  const rows = await findSignInPlaces(db, memberId, clock)
  const here = rows.some(
    ({ address, userAgent }) => address === client.address && userAgent === client.userAgent,
  )
  return here ? 'here' : rows.length > 0 ? 'elsewhere' : 'nowhere'
}
