import type { Clock } from '@galleria/delivery'
import type { PlatformClient } from '@galleria/platform-client'

interface CacheEntry {
  readonly until: number
  readonly answer: Promise<unknown>
}

type Send = (call: Call, input: Record<string, unknown>, options?: Options) => Promise<unknown>
type Call = Parameters<PlatformClient['send']>[0]
type Options = Parameters<PlatformClient['send']>[2]

/**
 * Pages that are drawn at the same time ask the platform once: the answer to a read serves whoever asks for the same within
 * `maxAge` milliseconds. The server's visitor is one and owns nothing, so no answer is anybody's own. Failures are not kept.
 */
export function createReadCache(maxAge: number, clock: Pick<Clock, 'now'>) {
  /** By client, call and input, the oldest first: all live equally long. */
  const entries = new Map<string, CacheEntry>()

  function drop(now: number): void {
    for (const [key, { until }] of entries) {
      if (until > now) return
      entries.delete(key)
    }
  }

  /** `scope` tells apart clients that are answered differently: language and currency. */
  return (client: PlatformClient, scope: string): PlatformClient => {
    if (maxAge === 0) return client
    const send = client.send as Send
    const shared: Send = (call, input, options = {}) => {
      const { signal, ...others } = options
      if (!isRead(call)) return send(call, input, options)
      const key = `${scope} ${call.method} ${call.path} ${JSON.stringify(input)}`
      const now = clock.now()
      drop(now)
      const known = entries.get(key)
      if (known) return unlessAborted(known.answer, signal)
      // Without the signal: who goes away takes nobody's answer with him.
      const answer = send(call, input, others).then(frozen)
      const entry = { until: now + maxAge, answer }
      entries.set(key, entry)
      answer.catch(() => entries.get(key) === entry && entries.delete(key))
      return unlessAborted(answer, signal)
    }
    return { ...client, send: shared as PlatformClient['send'] }
  }
}

/** A query with a body is a POST, and so are calls that make something and may be repeated: the name tells them apart. */
const isRead = ({ name, method, repeatable }: Call) =>
  method === 'GET' || (repeatable === true && /^(Get(?!Or)|List|Query|Search|Count)/.test(name))

function unlessAborted(answer: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort)
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/** Freezes an answer deeply, because pages share it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
