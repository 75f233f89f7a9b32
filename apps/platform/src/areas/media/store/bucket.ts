import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as delay } from 'node:timers/promises'
import type { AwsClient } from 'aws4fetch'
import type { MediaStore } from './store.ts'

export interface BucketOptions {
  readonly bucket: string
  /** Before every name; without slashes at its ends. */
  readonly prefix: string
  /** Address of the service, without the bucket. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string | undefined
}

const ATTEMPTS = 4
/** Milliseconds until the service begins to answer; what it sends then may take its time. */
const SILENCE = 60_000

/** Objects of one prefix of a bucket, in S3's words; a service that is out of breath is asked again. */
export function bucketStore({ bucket, prefix, endpoint, sessionToken, ...rest }: BucketOptions): MediaStore {
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}/${prefix ? `${prefix}/` : ''}`
  let client: Promise<AwsClient> | undefined

  // Loaded by those who keep their files in a bucket alone.
  const aws = () =>
    (client ??= import('aws4fetch').then(
      ({ AwsClient }) =>
        new AwsClient({ ...rest, ...(sessionToken ? { sessionToken } : {}), service: 's3', retries: 0 }),
    ))

  async function send(name: string, init: () => Promise<RequestInit> | RequestInit): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const silence = new AbortController()
      const timer = setTimeout(() => silence.abort(new Error("it can't be reached")), SILENCE)
      const answer = await (await aws())
        .fetch(root + encodeURIComponent(name), { ...(await init()), signal: silence.signal })
        .catch((error: Error) => error)
        .finally(() => clearTimeout(timer))
      if (!(answer instanceof Error) && (answer.ok || answer.status === 404)) return answer
      const passing = answer instanceof Error || answer.status >= 500 || answer.status === 429
      if (!passing || attempt === ATTEMPTS) throw await refused(`s3://${bucket}/${prefix}`, answer)
      if (!(answer instanceof Error)) await answer.body?.cancel()
      await delay(Math.random() * 100 * 2 ** attempt)
    }
  }

  return {
    async put(name, path) {
      // Read from the disk as it goes out: its size is known, and it is never in memory whole.
      const answer = await send(name, async () => ({ method: 'PUT', body: await openAsBlob(path) }))
      if (!answer.ok) throw await refused(`s3://${bucket}/${prefix}`, answer)
      await answer.body?.cancel()
    },
    async open(name, range) {
      const headers: HeadersInit = range ? { range: `bytes=${range.from}-${range.to}` } : {}
      const answer = await send(name, () => ({ headers }))
      if (answer.ok && answer.body) return Readable.fromWeb(answer.body as ReadableStream)
      await answer.body?.cancel()
      return undefined
    },
    async remove(name) {
      const answer = await send(name, () => ({ method: 'DELETE' }))
      await answer.body?.cancel()
    },
  }
}

async function refused(place: string, answer: Response | Error): Promise<Error> {
  if (answer instanceof Error)
    return new Error(`${place} can't be reached: ${answer.message}`, { cause: answer })
  const message = /<Message>([^<]*)/.exec(await answer.text())?.[1]
  return new Error(`${place} answered ${answer.status}${message ? `: ${message}` : ''}`)
}
