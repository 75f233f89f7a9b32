import type { PlatformEvent } from './event.ts'
import { handled, type WebhookHandlers } from './handlers.ts'
import { parseWebhook, type WebhookOptions } from './parse-webhook.ts'
import type { PublicKey } from './public-key.ts'
import type { SeenEvents } from './seen.ts'
import { isWebhookError } from './webhook-error.ts'

/** How deliveries are read and who handles them. */
export interface WebhooksOptions extends Omit<WebhookOptions, 'events'> {
  /** One, or two while the next replaces it; or how to get them. */
  readonly publicKey: PublicKey | readonly PublicKey[] | (() => PublicKeys | Promise<PublicKeys>)
  readonly handlers: WebhookHandlers
  /** Lets every event be handled once, though it may be delivered more often. */
  readonly seen?: SeenEvents
}
type PublicKeys = PublicKey | readonly PublicKey[]

/** `duplicate`: handled before. `underway`: being handled elsewhere, so it must come again should that fail. */
export type WebhookOutcome = 'handled' | 'duplicate' | 'underway'

/** Receiver of deliveries. */
export interface Webhooks {
  /** The body of one delivery. Throws a `WebhookError`, or what the handler throws: then it must come again. */
  process(body: string): Promise<{ readonly event: PlatformEvent; readonly outcome: WebhookOutcome }>
  /** Answers a delivery: 200, 409 while the same is under way, 401 where it was refused, 500 where our key is wrong. */
  respond(request: Request): Promise<Response>
}

/** Seconds since a token was signed after which it is a replay, where it says when that was. */
const REPLAY_WINDOW = 300

/** Verified, once each, to the handler of its type. A type without a handler is refused, as by the platform's own SDK (wire §2.10). */
export function webhooks(options: WebhooksOptions): Webhooks {
  const { publicKey, handlers, seen, replayWindow = REPLAY_WINDOW, ...rules } = options
  const { events, handlerOf } = handled(handlers)

  async function process(body: string) {
    const keys = typeof publicKey === 'function' ? await publicKey() : publicKey
    const event: PlatformEvent = await parseWebhook(body, keys, { ...rules, replayWindow, events })
    const { id } = event.metadata
    const begun = seen && id !== undefined ? await seen.begin(id) : 'new'
    if (begun !== 'new')
      return { event, outcome: begun === 'handled' ? ('duplicate' as const) : ('underway' as const) }
    try {
      await handlerOf.get(event.type)?.(event as never)
    } catch (error) {
      if (id !== undefined) await seen?.failed(id)
      throw error
    }
    if (id !== undefined) await seen?.handled(id)
    return { event, outcome: 'handled' as const }
  }

  return {
    process,
    async respond(request) {
      try {
        const { outcome } = await process(await request.text())
        return new Response(null, { status: outcome === 'underway' ? 409 : 200 })
      } catch (error) {
        if (!isWebhookError(error)) throw error
        return new Response(error.problem, { status: error.problem === 'BAD_KEY' ? 500 : 401 })
      }
    },
  }
}
