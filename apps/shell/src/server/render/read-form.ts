import type { Context } from 'hono'

/** Bytes of the longest form of a shop's page: an order with two addresses has a tenth. */
const LONGEST = 64_000

/** Body of a form as a page without script sends it, or why it is not taken. */
export async function readForm(c: Context): Promise<{ readonly form: string } | Response> {
  const noStore = { 'cache-control': 'no-store' }
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? ''))
    return c.text('Send the form as application/x-www-form-urlencoded.', 415, noStore)
  const tooLong = () => c.text(`The form is longer than ${LONGEST} bytes.`, 413, noStore)
  if (Number(c.req.header('content-length') ?? 0) > LONGEST) return tooLong()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.length
    if (size > LONGEST) return tooLong()
    chunks.push(chunk)
  }
  return { form: Buffer.concat(chunks).toString() }
}
