import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Client } from '../client.ts'
import { after } from '../clock.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import type { Services } from '../services.ts'
import { type TokenAnswer, tokenAnswer } from './families.ts'

type Context = Pick<Services, 'db' | 'clock' | 'config' | 'kept'>

interface Newcomer {
  readonly clientId: string
  readonly client: Client
}

interface Waiting extends Newcomer {
  readonly accessToken: string
  readonly refreshToken: string
  done(error?: unknown): void
}

const MOST = 200
const QUEUE = 'newcomers'

/** A visitor's tokens. Those who come while a statement is under way share the next one: each answer still waits until its tokens are kept. */
export function newVisitor(context: Context, newcomer: Newcomer): Promise<TokenAnswer> {
  const { config } = context
  const [accessToken, refreshToken] = [newSecret(), newSecret()]
  return new Promise((resolve, reject) => {
    const waiting: Waiting = {
      ...newcomer,
      accessToken,
      refreshToken,
      done: (error) =>
        error ? reject(error) : resolve(tokenAnswer(accessToken, config.accessTokenSeconds, refreshToken)),
    }
    const queue = context.kept.get(QUEUE) as Waiting[] | undefined
    if (queue) queue.push(waiting)
    else void keepUp(context, [waiting])
  })
}

async function keepUp(context: Context, queue: Waiting[]): Promise<void> {
  context.kept.set(QUEUE, queue)
  while (queue.length > 0) {
    const batch = queue.splice(0, MOST)
    try {
      await insert(context, batch)
      for (const { done } of batch) done()
    } catch (error) {
      for (const { done } of batch) done(error)
    }
  }
  if (context.kept.get(QUEUE) === queue) context.kept.delete(QUEUE)
}

async function insert({ db, clock, config }: Context, batch: readonly Waiting[]): Promise<void> {
  const now = clock.now()
  const ids = batch.map(() => randomUUID())
  await sql`
    with family as (
      insert into token_families
        (id, client_id, visitor_id, refresh_hash, user_agent, address, created_at, last_seen_at, idle_until, expires_at)
      select each.*, ${now}, ${now}, ${after(clock, config.refreshIdleSeconds)}, ${after(clock, config.refreshAbsoluteSeconds)}
      from unnest(
        ${ids}::uuid[],
        ${batch.map(({ clientId }) => clientId)}::text[],
        ${batch.map(() => randomUUID())}::uuid[],
        ${batch.map(({ refreshToken }) => hashSecret(refreshToken))}::bytea[],
        ${batch.map(({ client }) => client.userAgent)}::text[],
        ${batch.map(({ client }) => client.address)}::text[]
      ) as each)
    insert into access_tokens (hash, family_id, expires_at)
    select each.*, ${after(clock, config.accessTokenSeconds)}
    from unnest(
      ${batch.map(({ accessToken }) => hashSecret(accessToken))}::bytea[],
      ${ids}::uuid[]
    ) as each`.execute(db)
}
