export interface AnswerHead {
  readonly status: number
  readonly statusText: string
  readonly headers: Headers
}

/** An answer read to its end. */
export interface Answer extends AnswerHead {
  readonly text: string
}

/** No answer; or, with its `head`, one too long to be read. */
interface NoAnswer {
  readonly error: unknown
  readonly head?: AnswerHead
}

export type Outcome = Answer | NoAnswer

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
    const head = { status, statusText, headers }
    const text = body ? await readBounded(body, limit) : ''
    if (text === undefined)
      return { error: new RangeError(`The answer is larger than ${limit} bytes.`), head }
    return { ...head, text }
  } catch (error) {
    return { error }
  }
}

async function readBounded(body: ReadableStream<Uint8Array>, limit: number): Promise<string | undefined> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > limit) return void reader.cancel().catch(() => undefined)
    text += decoder.decode(value, { stream: true })
  }
}

/** Whether another attempt may fare better. */
export function mayPass(outcome: Outcome): boolean {
  return 'error' in outcome ? !outcome.head : PASSING.includes(outcome.status)
}

/** Statuses that may pass by themselves. */
export const PASSING = [408, 429, 502, 503, 504]
