import { randomUUID } from 'node:crypto'
import { after, type Clock } from '../../../base/clock.ts'
import { hashSecret } from '../../../base/secrets.ts'
import { type Db, jsonb } from '../../../data/database.ts'
import type { Client } from '../../../http/client.ts'
import type { SignInEvent } from '../tables.ts'

export interface LogEntry {
  readonly event: SignInEvent
  readonly memberId?: string | null
  /** The login id as its key, where nobody is known by it; kept as a hash. */
  readonly account?: string
  readonly client: Pick<Client, 'address' | 'userAgent'>
  readonly details?: Readonly<Record<string, unknown>>
}

/** Who tried to get in, whence and how it went; never what was typed. */
export async function logSignIn(db: Db, clock: Clock, entry: LogEntry): Promise<void> {
  await db
    .insertInto('signInLog')
    .values({
      id: randomUUID(),
      event: entry.event,
      memberId: entry.memberId ?? null,
      account: entry.account === undefined ? null : hashSecret(entry.account),
      address: entry.client.address,
      userAgent: entry.client.userAgent,
      details: jsonb(entry.details ?? {}),
      createdAt: clock.now(),
    })
    .execute()
}

const KNOWN_SECONDS = 90 * 86_400

/** Where the member has signed in from before: here, elsewhere only, or nowhere yet. */
export async function placesOf(
  db: Db,
  clock: Clock,
  memberId: string | undefined,
  client: Client,
): Promise<'here' | 'elsewhere' | 'nowhere'> {
  const rows = await db
    .selectFrom('signInLog')
    .select(['address', 'userAgent'])
    .distinct()
    .where('memberId', '=', memberId ?? randomUUID())
    .where('event', '=', 'SIGNED_IN')
    .where('createdAt', '>', after(clock, -KNOWN_SECONDS))
    .limit(200)
    .execute()
  const here = rows.some(
    ({ address, userAgent }) => address === client.address && userAgent === client.userAgent,
  )
  return here ? 'here' : rows.length > 0 ? 'elsewhere' : 'nowhere'
}
