import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'

export interface S3Server {
  /** Environment with which a program finds and uses its bucket. */
  readonly env: Readonly<Record<string, string>>
  close(): Promise<void>
}

interface Context {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | undefined>>
  status: number
  body: unknown
  readonly req: { readonly socket: { readonly destroyed: boolean } }
}

interface Koa {
  readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[]
  readonly store: Objects
}

interface Objects {
  getObject(bucket: string, key: string): Promise<{ metadata: { etag: string } } | null>
  getResourcePath(bucket: string, key: string, part: 'object'): string
  putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>
  putObject(object: NewObject): Promise<{ size: number; md5: string }>
}

interface NewObject {
  readonly bucket: string
  readonly key: string
  readonly content: Readable
  readonly metadata: object
}

/**
 * s3rver keeps objects as S3 does, but is older than conditional writes (S3, 2024), may hand out an object that is half
 * replaced or answer before one is there, and knows keys by their id alone. Hence before it: one request of a key at a time, with the conditions as
 * S3's user guide has them. `conditional: false` is a service that ignores them.
 */
export async function startS3(folder: string, { conditional = true } = {}): Promise<S3Server> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'modules', configs: [] }],
  })
  const { middleware, store } = server as unknown as Koa
  const requests = new Map<string, Promise<void>>()
  middleware.unshift((context, next) => {
    const before = requests.get(context.path) ?? Promise.resolve()
    const request = before.then(() => answer(context, next, conditional ? store : null))
    requests.set(
      context.path,
      request.catch(() => undefined),
    )
    return request
  })
  store.putObject = (object) => putWhole(store, join(folder, 's3-incoming'), object)
  const { port } = await server.run()
  return {
    env: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      GALLERIA_HOME: folder,
    },
    close: () => server.close(),
  }
}

/** Stores an object once its body is whole: the server itself answers before, and waits for ever for a broken request. */
async function putWhole(
  store: Objects,
  incoming: string,
  { bucket, key, content, metadata }: NewObject,
): Promise<{ size: number; md5: string }> {
  const bytes = await buffer(content)
  const path = store.getResourcePath(bucket, key, 'object')
  const temporary = join(incoming, crypto.randomUUID())
  for (const file of [path, temporary]) await mkdir(dirname(file), { recursive: true })
  await writeFile(temporary, bytes)
  await rename(temporary, path)
  const md5 = createHash('md5').update(bytes).digest('hex')
  await store.putMetadata(bucket, key, metadata, md5)
  return { size: bytes.length, md5 }
}

async function answer(context: Context, next: () => Promise<void>, store: Objects | null): Promise<void> {
  // Drop the request: its client gave up while others were before it.
  if (context.req.socket.destroyed) return
  const none = context.headers['if-none-match']
  const match = context.headers['if-match']
  if (store && context.method === 'PUT' && (none || match)) {
    const [, bucket = '', ...key] = decodeURIComponent(context.path).split('/')
    const object = await store.getObject(bucket, key.join('/')).catch(() => null)
    if (match && !object) return refuse(context, 404, 'NoSuchKey')
    if ((none === '*' && object) || (match && object?.metadata.etag !== match))
      return refuse(context, 412, 'PreconditionFailed')
  }
  await next()
  if (context.body instanceof Readable) context.body = await buffer(context.body)
}

function refuse(context: Context, status: number, code: string): void {
  context.status = status
  context.body = `<Error><Code>${code}</Code><Message>${code}</Message></Error>`
}
