/** Event that a development platform streams as it happens: for browsers, unsigned and unchecked. */
export interface LiveEvent {
  /** The event's own id. */
  readonly id: string
  /** Full name on the wire: `wix.ecom.v1.cart_updated`. */
  readonly type: string
  readonly entityId: string
  /** Grows with each event of the entity. */
  readonly sequence: number
  /** ISO 8601. */
  readonly date: string
  /** Identity that caused it, as on the wire. */
  readonly identity: unknown
  /** As a webhook would carry it: a domain event, or the body of a plain one (wire §2.10). */
  readonly data: unknown
}

/** Source and filter of live events. */
export interface LiveOptions {
  /** Address of the platform: `http://127.0.0.1:4000`. */
  readonly baseUrl: string
  /** Types of interest; all by default. */
  readonly types?: readonly string[]
  readonly onEvent: (event: LiveEvent) => void
  /** Replaces the browser's implementation. */
  readonly EventSource?: typeof EventSource
}

const REMEMBERED = 1000

/** Tells of each event once, also over a broken connection: the browser asks for what came since. @returns how it ends */
export function subscribeLive({
  baseUrl,
  types,
  onEvent,
  EventSource: Source = EventSource,
}: LiveOptions): () => void {
  const url = new URL('/_dev/events', baseUrl)
  for (const type of types ?? []) url.searchParams.append('type', type)
  const source = new Source(url)
  const seen = new Set<string>()
  source.addEventListener('message', ({ data, lastEventId }) => {
    if (seen.has(lastEventId)) return
    seen.add(lastEventId)
    const [oldest] = seen
    if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest)
    onEvent(JSON.parse(data) as LiveEvent)
  })
  return () => source.close()
}
