import { setTimeout as delay } from 'node:timers/promises'
import { type EventRow, eventsOf, findEvent } from '../../events/together.ts'
import type { Services } from '../../services.ts'
import { liveView } from './read.ts'

interface Wanted {
  readonly types: readonly string[]
  /** Id of the last event that the listener had. */
  readonly after?: string | undefined
}

const EVERY_MS = 250
const QUIET_TURNS = 60
/** How far back a look goes: a transaction that began earlier may end later. */
const OVERLAP_MS = 5_000
const MOST = 500

/** What happens from now on, or after an event that was heard last, as server-sent events. */
export function eventStream(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  wanted: Wanted,
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
        for await (const rows of looks(services, wanted, stop)) {
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
async function* looks(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { types, after }: Wanted,
  signal: AbortSignal,
): AsyncGenerator<readonly EventRow[]> {
  const last = after ? await findEvent(db, after) : undefined
  let mark = last?.createdAt ?? clock.now()
  const told = new Map<string, Date>()
  const toldTogether = new Map<string, Date>()
  // What was there before a listener came is not news to it.
  if (last) told.set(last.id, last.createdAt)
  else {
    for (const row of await aloneSince(mark)) told.set(row.id, row.createdAt)
    await togetherSince(mark)
  }
  let quiet = 0
  while (!signal.aborted) {
    // A clock that was set back takes the mark along.
    if (clock.now() < mark) mark = clock.now()
    const alone = await aloneSince(mark)
    for (const row of alone) told.set(row.id, row.createdAt)
    // Not beyond what is heard alone: what is between them would be passed over.
    const together = await togetherSince(mark, alone.length < MOST ? undefined : alone.at(-1)?.createdAt)
    const rows = [...alone, ...together].toSorted(inOrder)
    for (const row of rows) if (row.createdAt > mark) mark = row.createdAt
    for (const known of [told, toldTogether])
      for (const [id, date] of known) if (date.getTime() < mark.getTime() - 2 * OVERLAP_MS) known.delete(id)
    quiet = rows.length > 0 ? 0 : quiet + 1
    const wanted = rows.filter(({ type }) => types.length === 0 || types.includes(type))
    if (wanted.length > 0 || quiet % QUIET_TURNS === QUIET_TURNS - 1) yield wanted
    if (alone.length < MOST) await delay(EVERY_MS, undefined, { signal }).catch(() => {})
  }

  function aloneSince(date: Date): Promise<EventRow[]> {
    return db
      .selectFrom('outbox')
      .selectAll()
      .where('createdAt', '>=', new Date(date.getTime() - OVERLAP_MS))
      .$if(told.size > 0, (query) => query.where('id', 'not in', [...told.keys()]))
      .orderBy('createdAt')
      .orderBy('sequence')
      .limit(MOST)
      .execute()
  }

  async function togetherSince(date: Date, until?: Date): Promise<EventRow[]> {
    const batches = await db
      .selectFrom('eventBatches')
      .selectAll()
      .where('createdAt', '>=', new Date(date.getTime() - OVERLAP_MS))
      .$if(until !== undefined, (query) => query.where('createdAt', '<=', until ?? date))
      .$if(toldTogether.size > 0, (query) => query.where('id', 'not in', [...toldTogether.keys()]))
      .orderBy('createdAt')
      .execute()
    for (const { id, createdAt } of batches) toldTogether.set(id, createdAt)
    return batches.flatMap(eventsOf).filter(({ id }) => !told.has(id))
  }
}

const inOrder = (a: EventRow, b: EventRow) =>
  a.createdAt.getTime() - b.createdAt.getTime() || a.sequence - b.sequence
