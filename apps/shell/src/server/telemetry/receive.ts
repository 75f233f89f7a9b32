import type { Context } from 'hono'
import { isSameOrigin, sourceOf } from '../base/request-source.ts'
import type { Batch } from './batch.ts'
import { Batch as BatchSchema } from './batch.ts'
import type { PageTokens } from './page-tokens.ts'
import type { SourceLimit } from './source-limit.ts'

/** Bytes that `sendBeacon` takes at most. */
const most = 64 * 1024

interface Options {
  readonly limit: SourceLimit
  readonly shellUrl: () => string
  readonly proxies: number
  readonly tokens: Pick<PageTokens, 'pageOf'>
  /** Reports of one address, and of one page, that take part in the comparison of a canary. */
  readonly judged: { readonly address: SourceLimit; readonly page: SourceLimit }
  readonly record: (batch: Batch, isJudged: boolean) => Promise<void>
}

/** `POST /telemetry`: 204 for what was understood; else what is wrong with it, in words. */
export function createReceiver({ limit, shellUrl, proxies, tokens, judged, record }: Options) {
  return async (c: Context): Promise<Response> => {
    c.header('cache-control', 'no-store')
    if (!isSameOrigin(c, shellUrl())) return c.text('Telemetry is taken from pages of this site alone.', 403)
    const source = sourceOf(c, proxies)
    const wait = limit.take(source)
    if (wait > 0) return c.text('Too much at once.', 429, { 'retry-after': String(wait) })
    const text = await bodyOf(c.req.raw)
    if (text === null) return c.text(`A report is no longer than ${most} bytes.`, 413)
    let given: unknown
    try {
      given = JSON.parse(text)
    } catch {
      return c.text('A report is a JSON object.', 400)
    }
    const parsed = BatchSchema.safeParse(given)
    if (!parsed.success) {
      const words = parsed.error.issues
        .slice(0, 5)
        .map(({ path, message }) => `${path.join('.')}: ${message}`)
      return c.text(`The report is not understood.\n${words.join('\n')}`, 400)
    }
    const page = await tokens.pageOf(c.req.header('cookie')).catch(() => null)
    const isJudged = page !== null && judged.page.take(page) === 0 && judged.address.take(source) === 0
    await record(parsed.data, isJudged)
    return c.body(null, 204)
  }
}

/** Null of one that is too long, however it is sent. */
async function bodyOf(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
