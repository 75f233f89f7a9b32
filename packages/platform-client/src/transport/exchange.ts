/** An answer read to its end. */
export interface Answer {
  readonly status: number
  readonly statusText: string
  readonly headers: Headers
  readonly text: string
}

export type Outcome = Answer | { readonly error: unknown }

/**
 * One attempt. The body is read to its end inside of it, so that a connection lost half-way is a failed attempt and the
 * deadline covers the whole; gives up once the body exceeds `limit` bytes.
 */
export async function exchange(
  fetch: typeof globalThis.fetch,
  request: Request,
  limit: number,
): Promise<Outcome> {
  try {
    const { status, statusText, headers, body } = await fetch(request)
    return { status, statusText, headers, text: body ? await readBounded(body, limit) : '' }
  } catch (error) {
    return { error }
  }
}

async function readBounded(body: ReadableStream<Uint8Array>, limit: number): Promise<string> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > limit) {
      void reader.cancel().catch(() => undefined)
      throw new RangeError(`The answer exceeds ${limit} bytes`)
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Whether another attempt may fare better; for a status, `repeat` decides the same. */
export function mayPass(outcome: Outcome): boolean {
  return 'error' in outcome || PASSING.includes(outcome.status)
}

/** Statuses that may pass by themselves. */
export const PASSING = [408, 429, 502, 503, 504]
