import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { hostOf, isPublic, pinned, type Reach } from '../../../base/network/public-address.ts'

interface Reply {
  /** Missing where no answer came. */
  readonly status?: number
  readonly error?: string
  /** The beginning of the answer. */
  readonly reply?: string
  /** Seconds for which the target asks to be left alone. */
  readonly retryAfter?: number
}

export interface Poster {
  post(url: string, body: string): Promise<Reply>
  close(): void
}

const MOST_BYTES = 64 * 1024
const SHOWN_CHARACTERS = 500

/** Sends bodies to targets that nobody vouches for: no redirects, no private addresses, little time, little reply. */
export function createPoster(reach: Reach, { timeoutMs }: { readonly timeoutMs: number }): Poster {
  const options = { keepAlive: true, lookup: pinned(reach), timeout: 60_000 }
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) }
  return {
    post(address, body) {
      const url = new URL(address)
      const host = hostOf(url)
      if (!reach.allowPrivate && isIP(host) && !isPublic(host))
        return Promise.resolve({ error: `${host} is a private address` })
      const secure = url.protocol === 'https:'
      return new Promise<Reply>((resolve) => {
        const request = (secure ? https : http).request(
          url,
          {
            method: 'POST',
            agent: secure ? agents['https:'] : agents['http:'],
            signal: AbortSignal.timeout(timeoutMs),
            headers: { 'content-type': 'text/plain', 'content-length': Buffer.byteLength(body) },
          },
          (response) => resolve(readReply(response)),
        )
        request.on('error', (error) => resolve({ error: describe(error, timeoutMs) }))
        request.end(body)
      })
    },
    close() {
      agents['http:'].destroy()
      agents['https:'].destroy()
    },
  }
}

/** The status decides; of the rest only the beginning is looked at, and too much of it ends the connection. */
function readReply(response: http.IncomingMessage): Promise<Reply> {
  const status = response.statusCode ?? 0
  const retryAfter = Number(response.headers['retry-after'])
  const chunks: Buffer[] = []
  let bytes = 0
  return new Promise((resolve) => {
    const end = (error?: string) => {
      const text = Buffer.concat(chunks).toString('utf8').slice(0, SHOWN_CHARACTERS)
      resolve({
        status,
        ...(text ? { reply: text } : {}),
        ...(error ? { error } : {}),
        ...(Number.isFinite(retryAfter) && retryAfter > 0 ? { retryAfter } : {}),
      })
    }
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes - chunk.length < SHOWN_CHARACTERS) chunks.push(chunk)
      if (bytes <= MOST_BYTES) return
      end(`The response was longer than ${MOST_BYTES} bytes`)
      response.destroy()
    })
    response.on('end', () => end())
    response.on('error', () => end('The response was cut off'))
    response.on('close', () => end('The response was cut off'))
  })
}

function describe(error: Error, timeoutMs: number): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `No response within ${timeoutMs} ms`
  return 'code' in error ? `${String(error.code)}: ${error.message}` : error.message
}
