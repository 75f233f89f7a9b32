import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { EventRow } from '../../../areas/webhooks/index.ts'
import type { Services } from '../../../data/services.ts'
import { findEvent, liveView } from './read.ts'

interface StreamFilter {
  readonly types: readonly string[]
  /** Id of the last event that the listener had. */
  readonly after?: string | undefined
}

const EVERY_MS = 250
const QUIET_TURNS = 60
/** How far back a look goes: a transaction that began earlier may end later. */
const OVERLAP_MS = 5_000
const MOST = 500

/** Stream of server-sent events from now on, or after the last event received. */
export function eventStream(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  filter: StreamFilter,
  signal: AbortSignal,
): Response {
  const encoder = new TextEncoder()
  const ended = new AbortController()
  const stop = AbortSignal.any([signal, ended.signal])
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const say = (text: string) => controller.enqueue(encoder.encode(text))
      try {
        say('retry: 1000\n\n')
        for await (const rows of polls(services, filter, stop)) {
          if (rows.length === 0) say(': quiet\n\n')
          for (const row of rows)
            say(`id: ${row.id}\ndata: ${JSON.stringify(liveView(services.config, row))}\n\n`)
        }
        controller.close()
      } catch (error) {
        if (!stop.aborted) controller.error(error)
      }
    },
    cancel: () => ended.abort(),
  })
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
}

/** Rows that nobody here has told yet; none at all now and then, as a sign of life. */
async function* polls(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { types, after }: StreamFilter,
  signal: AbortSignal,
): AsyncGenerator<readonly EventRow[]> {
  const last = after ? await findEvent(db, after) : undefined
  let mark = last?.createdAt ?? clock.now()
  const sent = new Map<string, Date>()
  // Events older than the listener are not sent to it.
  if (last) sent.set(last.id, last.createdAt)
  else for (const row of await since(mark)) sent.set(row.id, row.createdAt)
  let quiet = 0
  while (!signal.aborted) {
    // A clock that was set back takes the mark along.
    if (clock.now() < mark) mark = clock.now()
    const rows = await since(mark)
    for (const row of rows) {
      sent.set(row.id, row.createdAt)
      if (row.createdAt > mark) mark = row.createdAt
    }
    for (const [id, date] of sent) if (date.getTime() < mark.getTime() - 2 * OVERLAP_MS) sent.delete(id)
    quiet = rows.length > 0 ? 0 : quiet + 1
    const matching = rows.filter(({ type }) => types.length === 0 || types.includes(type))
    if (matching.length > 0 || quiet % QUIET_TURNS === QUIET_TURNS - 1) yield matching
    if (rows.length < MOST) await delay(EVERY_MS, undefined, { signal }).catch(() => {})
  }

  function since(date: Date): Promise<EventRow[]> {
    return db
      .selectFrom('outbox')
      .selectAll()
      .where('createdAt', '>=', new Date(date.getTime() - OVERLAP_MS))
      .where(sql<boolean>`id <> all(${[...sent.keys()]}::uuid[])`)
      .orderBy('createdAt')
      .orderBy('sequence')
      .limit(MOST)
      .execute()
  }
}
