import ky from 'ky'
import { type Outcome, PASSING } from './exchange.ts'

/**
 * Retries a call whose first outcome may pass by itself: at most two more attempts, with full jitter or as
 * `Retry-After` asks, up to half a minute. ky sees outcomes without bodies and decides; the last one of them counts.
 */
export async function repeat(
  url: string,
  first: Outcome,
  again: () => Promise<Outcome>,
  signal: AbortSignal,
): Promise<Outcome> {
  let last = first
  let attempts = 0
  await ky(url, {
    async fetch() {
      if (attempts++) {
        const next = await again()
        // When the deadline ends this attempt, the failure before it says more.
        signal.throwIfAborted()
        last = next
      }
      if ('error' in last) throw last.error
      const { status, headers } = last
      return new Response(null, { status, headers })
    },
    signal,
    timeout: false,
    retry: {
      limit: 2,
      statusCodes: PASSING,
      afterStatusCodes: [429, 503],
      maxRetryAfter: 30_000,
      delay: (attempt) => 300 * 2 ** (attempt - 1),
      jitter: true,
    },
  }).catch(() => undefined)
  return last
}
