/**
 * The response with its body read to the end, so that a connection lost half-way counts as a failed attempt and
 * the deadline covers the whole; gives up once the body exceeds `limit` bytes.
 */
export async function readBounded(response: Response, limit: number): Promise<Response> {
  const { status, statusText, headers, body } = response
  // Also where `new Response` refuses a body: 204, 205, 304.
  if (!body) return response
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Response(text + decoder.decode(), { status, statusText, headers })
    size += value.byteLength
    if (size > limit) {
      void reader.cancel().catch(() => undefined)
      throw new RangeError(`The answer exceeds ${limit} bytes`)
    }
    text += decoder.decode(value, { stream: true })
  }
}
