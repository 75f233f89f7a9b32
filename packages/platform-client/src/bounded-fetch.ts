type Fetch = typeof fetch

/** `new Response` refuses a body for these. */
const bodiless = new Set([101, 103, 204, 205, 304])

/**
 * Reads each body to its end before answering, so that a connection lost half-way counts as a failed attempt
 * and the deadline covers the whole; gives up once a body exceeds `limit` bytes.
 */
export function boundedFetch(inner: Fetch | undefined, limit: number): Fetch {
  return async (input, init) => {
    const response = await (inner ?? globalThis.fetch)(input, init)
    const body = await read(response, limit)
    const { status, statusText, headers } = response
    return new Response(bodiless.has(status) ? null : body, { status, statusText, headers })
  }
}

async function read(response: Response, limit: number): Promise<string> {
  if (!response.body) return response.text()
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  const reader = response.body.getReader()
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
