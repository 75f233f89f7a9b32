import { setTimeout as delay } from 'node:timers/promises'
import type { AwsClient } from 'aws4fetch'
import { textOf } from './xml.ts'

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

type Init = () => Promise<RequestInit> | RequestInit

export interface Bucket {
  /** `s3://bucket/prefix`, for messages. */
  readonly address: string
  /** URL of an object, by its path below the prefix. */
  urlOf(path: string): string
  /** URL of the bucket itself. */
  readonly root: string
  /** An answer that is well or 404. `init` is asked at each attempt: a body may be read once alone. */
  send(url: string, init?: Init): Promise<Response>
  /** An answer that is well. */
  sent(url: string, init?: Init): Promise<Response>
}

const ATTEMPTS = 4
/** Milliseconds until the service begins to answer; what it sends then may take its time. */
const SILENCE = 60_000

/** Signed requests to one prefix of a bucket; a service that is out of breath is asked again. */
export function openBucket({ bucket, prefix, endpoint, sessionToken, ...rest }: BucketOptions): Bucket {
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const base = prefix ? `${prefix}/` : ''
  const address = `s3://${bucket}/${prefix}`
  let client: Promise<AwsClient> | undefined

  // Loaded by those who keep their files in a bucket alone.
  const aws = () =>
    (client ??= import('aws4fetch').then(
      ({ AwsClient }) =>
        new AwsClient({ ...rest, ...(sessionToken ? { sessionToken } : {}), service: 's3', retries: 0 }),
    ))

  async function send(url: string, init: Init = () => ({})): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const silence = new AbortController()
      const timer = setTimeout(() => silence.abort(new Error("it can't be reached")), SILENCE)
      const answer = await (await aws())
        .fetch(url, { ...(await init()), signal: silence.signal })
        .catch((error: Error) => error)
        .finally(() => clearTimeout(timer))
      if (!(answer instanceof Error) && (answer.ok || answer.status === 404)) return answer
      const isPassing = answer instanceof Error || answer.status >= 500 || answer.status === 429
      if (!isPassing || attempt === ATTEMPTS) throw await refused(address, answer)
      if (!(answer instanceof Error)) await answer.body?.cancel()
      await delay(Math.random() * 100 * 2 ** attempt)
    }
  }

  return {
    address,
    root,
    urlOf: (path) => `${root}/${(base + path).split('/').map(encodeURIComponent).join('/')}`,
    send,
    async sent(url, init) {
      const answer = await send(url, init)
      if (!answer.ok) throw await refused(address, answer)
      return answer
    },
  }
}

async function refused(address: string, answer: Response | Error): Promise<Error> {
  if (answer instanceof Error)
    return new Error(`${address} can't be reached: ${answer.message}`, { cause: answer })
  const message = textOf(await answer.text(), 'Message')
  return new Error(`${address} answered ${answer.status}${message ? `: ${message}` : ''}`)
}
