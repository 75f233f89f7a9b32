import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type BucketOptions, openBucket } from '../bucket/bucket.ts'
import { textOf } from '../bucket/xml.ts'
import type { KeptHeaders, Tree, TreeFile } from './tree.ts'

/** Bytes of a part of an upload; all that is in memory of a file. A bucket takes 10,000 parts. */
const PART = 16 * 2 ** 20

/** Objects of one prefix. Uploads go in parts, because nobody knows their length before. */
export function bucketTree(options: BucketOptions): Tree {
  const base = options.prefix ? `${options.prefix}/` : ''
  const { address, root, urlOf, send, sent } = openBucket(options)

  async function* list(): AsyncGenerator<TreeFile> {
    for (let token: string | undefined, more = true; more; ) {
      const query = new URLSearchParams({
        'list-type': '2',
        prefix: base,
        ...(token && { 'continuation-token': token }),
      })
      const xml = await (await sent(`${root}?${query}`)).text()
      for (const [, object = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
        yield { path: textOf(object, 'Key').slice(base.length), size: Number(textOf(object, 'Size')) }
      token = textOf(xml, 'NextContinuationToken')
      more = textOf(xml, 'IsTruncated') === 'true' && token !== ''
    }
  }

  /** An upload that fails is ended, so that its parts cost nothing. */
  async function upload(key: string, parts: AsyncGenerator<Buffer>, headers: KeptHeaders): Promise<void> {
    const begun = await (await sent(`${key}?uploads=`, () => ({ method: 'POST', headers }))).text()
    const id = encodeURIComponent(textOf(begun, 'UploadId'))
    try {
      const tags: string[] = []
      for await (const body of parts) {
        const part = `${key}?partNumber=${tags.length + 1}&uploadId=${id}`
        const answer = await sent(part, () => ({ method: 'PUT', body: new Uint8Array(body) }))
        tags.push(answer.headers.get('etag') ?? '')
        await answer.body?.cancel()
      }
      const list = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
      const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`
      const done = await (await sent(`${key}?uploadId=${id}`, () => ({ method: 'POST', body }))).text()
      // The service may answer 200 and tell of the error in the text.
      if (done.includes('<Error>'))
        throw new Error(`${address} refused an upload: ${textOf(done, 'Message')}`)
    } catch (error) {
      await send(`${key}?uploadId=${id}`, () => ({ method: 'DELETE' })).catch(() => {})
      throw error
    }
  }

  return {
    address,
    kind: 'bucket',
    list,
    async read(path) {
      const answer = await send(urlOf(path))
      if (answer.ok && answer.body)
        return { content: Readable.fromWeb(answer.body as ReadableStream), headers: keptHeaders(answer) }
      await answer.body?.cancel()
      return undefined
    },
    async write(path, content, headers = {}) {
      const parts = partsOf(content)
      const first = (await parts.next()).value ?? Buffer.alloc(0)
      if (first.length === PART) return upload(urlOf(path), withFirst(first, parts), headers)
      const answer = await sent(urlOf(path), () => ({ method: 'PUT', headers, body: new Uint8Array(first) }))
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
