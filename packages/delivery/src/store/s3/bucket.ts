import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { listed } from './listed.ts'
import { headersFor } from './object-headers.ts'
import { ask, type Call, type Patience } from './requests.ts'

export interface BucketOptions {
  readonly bucket: string
  /** Before every key; without slashes at its ends. */
  readonly prefix: string
  /** Address of the service, without the bucket. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string | undefined
  readonly patience?: Patience
}

interface BucketObject {
  readonly content: Uint8Array<ArrayBuffer>
  readonly tag: string
}

/** Condition of a write: the object is absent, or still has this tag. */
type Condition = { readonly ifNoneMatch: '*' } | { readonly ifMatch: string } | null

/** Objects of one prefix of a bucket: the few calls of S3 that a module store needs, each answered or thrown. */
export interface Bucket {
  readonly address: string
  get(key: string, since?: string): Promise<BucketObject | 'same' | null>
  has(key: string): Promise<boolean>
  /** False when the condition does not hold. */
  put(key: string, content: Uint8Array | string, condition?: Condition): Promise<boolean>
  remove(key: string): Promise<void>
  /** Keys below a prefix; with `folders` the names of what lies directly in it. */
  list(prefix: string, options?: { readonly folders?: boolean }): Promise<Listed[]>
}

interface Listed {
  readonly key: string
  readonly modified: number
}

export function openBucket(options: BucketOptions): Bucket {
  const { bucket, prefix, endpoint, sessionToken, patience, ...rest } = options
  const aws = new AwsClient({ ...rest, ...(sessionToken ? { sessionToken } : {}), service: 's3', retries: 0 })
  const below = prefix ? `${prefix}/` : ''
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const address = `s3://${bucket}/${below}`
  const urlOf = (key: string) => `${root}/${(below + key).split('/').map(encodeURIComponent).join('/')}`
  const send = (url: string, call: Call = {}) => ask(aws, address, url, call, patience)

  return {
    address,
    async get(key, since) {
      const headers: HeadersInit = since ? { 'if-none-match': since } : {}
      const answer = await send(urlOf(key), { headers, expected: [304, 404] })
      if (answer.status === 304) return 'same'
      if (answer.status === 404) return null
      return { content: answer.content, tag: answer.headers.get('etag') ?? '' }
    },
    async has(key) {
      return (await send(urlOf(key), { method: 'HEAD', expected: [404] })).isDone
    },
    async put(key, content, condition = null) {
      const body = typeof content === 'string' ? Buffer.from(content) : content
      const headers: Record<string, string> = {
        ...headersFor(key),
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
      }
      if (condition && 'ifMatch' in condition) headers['if-match'] = condition.ifMatch
      else if (condition) headers['if-none-match'] = '*'
      const expected = condition ? [404, 409, 412] : []
      const answer = await send(urlOf(key), { method: 'PUT', body: new Uint8Array(body), headers, expected })
      return answer.isDone
    },
    async remove(key) {
      await send(urlOf(key), { method: 'DELETE', expected: [404] })
    },
    async list(under, { folders = false } = {}) {
      const found: Listed[] = []
      let token: string | null = null
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: below + under })
        if (folders) query.set('delimiter', '/')
        if (token) query.set('continuation-token', token)
        const { content } = await send(`${root}?${query}`)
        const answer = listed(Buffer.from(content).toString('utf8'))
        for (const { key, modified } of folders ? answer.folders : answer.objects)
          found.push({ key: key.slice(below.length), modified })
        token = answer.next
      } while (token)
      return found
    },
  }
}
