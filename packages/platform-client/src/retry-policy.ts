import type { RetryOptions } from 'ky'
import type { CallDefinition } from './definition.ts'

/** At most two more attempts, only of calls that may be repeated, with full jitter or as `Retry-After` asks. */
export function retryPolicy(call: CallDefinition, onFailure: (error: Error) => void): RetryOptions {
  const repeatable = call.repeatable ?? call.method === 'GET'
  return {
    // Asked before the wait; the decision stays with what follows.
    shouldRetry({ error }) {
      onFailure(error)
      return undefined
    },
    limit: repeatable ? 2 : 0,
    methods: ['get', 'post', 'put', 'patch', 'delete'],
    statusCodes: [408, 429, 502, 503, 504],
    afterStatusCodes: [429, 503],
    maxRetryAfter: 30_000,
    delay: (attempt) => 300 * 2 ** (attempt - 1),
    jitter: true,
  }
}
