import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as delay } from 'node:timers/promises'
import type { AwsClient } from 'aws4fetch'
import type { KeptHeaders, Tree, TreeFile } from './tree.ts'

export interface BucketTreeOptions {
  readonly bucket: string
  /** Before every path; without slashes at its ends. */
  readonly prefix: string
  /** Address of the service, without the bucket. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string | undefined
}

const ATTEMPTS = 4
/** Bytes of a part of an upload; all that is in memory of a file. A bucket takes 10,000 parts. */
const PART = 16 * 2 ** 20

/** Objects of one prefix. Uploads go in parts, because nobody knows their length before. */
export function bucketTree(options: BucketTreeOptions): Tree {
  const { bucket, prefix, endpoint, region, accessKeyId, secretAccessKey, sessionToken } = options
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const base = prefix ? `${prefix}/` : ''
  const address = `s3://${bucket}/${prefix}`
  let client: Promise<AwsClient> | undefined
  const aws = () =>
    (client ??= import('aws4fetch').then(({ AwsClient }) => {
      const session = sessionToken ? { sessionToken } : {}
      return new AwsClient({ accessKeyId, secretAccessKey, region, ...session, service: 's3', retries: 0 })
    }))
  const keyOf = (path: string) => `${root}/${(base + path).split('/').map(encodeURIComponent).join('/')}`

  async function send(url: string, init: RequestInit = {}): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await (await aws()).fetch(url, init).catch((error: Error) => error)
      if (!(answer instanceof Error) && (answer.ok || answer.status === 404)) return answer
      const isPassing = answer instanceof Error || answer.status >= 500 || answer.status === 429
      if (!isPassing || attempt === ATTEMPTS) throw await refused(address, answer)
      if (!(answer instanceof Error)) await answer.body?.cancel()
      await delay(Math.random() * 100 * 2 ** attempt)
    }
  }

  async function sent(url: string, init: RequestInit): Promise<Response> {
    const answer = await send(url, init)
    if (!answer.ok) throw await refused(address, answer)
    return answer
  }

  async function* list(): AsyncGenerator<TreeFile> {
    for (let token: string | undefined, more = true; more; ) {
      const query = new URLSearchParams({
        'list-type': '2',
        prefix: base,
        ...(token && { 'continuation-token': token }),
      })
      const xml = await (await sent(`${root}?${query}`, {})).text()
      for (const [, object = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
        yield { path: textOf(object, 'Key').slice(base.length), size: Number(textOf(object, 'Size')) }
      token = textOf(xml, 'NextContinuationToken')
      more = textOf(xml, 'IsTruncated') === 'true' && token !== ''
    }
  }

  /** An upload that fails is ended, so that its parts cost nothing. */
  async function upload(key: string, parts: AsyncGenerator<Buffer>, headers: KeptHeaders): Promise<void> {
    const begun = await (await sent(`${key}?uploads=`, { method: 'POST', headers })).text()
    const id = encodeURIComponent(textOf(begun, 'UploadId'))
    try {
      const tags: string[] = []
      for await (const body of parts) {
        const part = `${key}?partNumber=${tags.length + 1}&uploadId=${id}`
        const answer = await sent(part, { method: 'PUT', body: new Uint8Array(body) })
        tags.push(answer.headers.get('etag') ?? '')
        await answer.body?.cancel()
      }
      const list = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
      const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`
      const done = await (await sent(`${key}?uploadId=${id}`, { method: 'POST', body })).text()
      // The service may answer 200 and tell of the error in the text.
      if (done.includes('<Error>'))
        throw new Error(`${address} refused an upload: ${textOf(done, 'Message')}`)
    } catch (error) {
      await send(`${key}?uploadId=${id}`, { method: 'DELETE' }).catch(() => {})
      throw error
    }
  }

  return {
    address,
    kind: 'bucket',
    list,
    async read(path) {
      const answer = await send(keyOf(path))
      if (answer.ok && answer.body)
        return { content: Readable.fromWeb(answer.body as ReadableStream), headers: keptHeaders(answer) }
      await answer.body?.cancel()
      return undefined
    },
    async write(path, content, headers = {}) {
      const parts = partsOf(content)
      const first = (await parts.next()).value ?? Buffer.alloc(0)
      if (first.length === PART) return upload(keyOf(path), withFirst(first, parts), headers)
      const answer = await sent(keyOf(path), { method: 'PUT', headers, body: new Uint8Array(first) })
      await answer.body?.cancel()
    },
  }
}

function keptHeaders({ headers }: Response): KeptHeaders {
  const names = ['content-type', 'cache-control', 'content-encoding']
  return Object.fromEntries(
    names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])),
  )
}

async function* withFirst(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* rest
}

async function* partsOf(content: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    let rest = chunk
    while (size + rest.length >= PART) {
      const room = PART - size
      yield Buffer.concat([...chunks, rest.subarray(0, room)])
      rest = rest.subarray(room)
      chunks = []
      size = 0
    }
    if (rest.length === 0) continue
    chunks.push(rest)
    size += rest.length
  }
  if (size > 0) yield Buffer.concat(chunks)
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function textOf(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (entity, key: string) => named[key] ?? entity)
}

async function refused(address: string, answer: Response | Error): Promise<Error> {
  if (answer instanceof Error)
    return new Error(`${address} can't be reached: ${answer.message}`, { cause: answer })
  const message = textOf(await answer.text(), 'Message')
  return new Error(`${address} answered ${answer.status}${message ? `: ${message}` : ''}`)
}
