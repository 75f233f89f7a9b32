import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { applicationError } from '../../../base/errors.ts'
import { type Db, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { isSigned, signedLink } from '../../../data/signed-link.ts'
import type { Env } from '../../../http/route.ts'
import { completeFile, deleteChunks, findChunk, findFile, insertChunk, insertFile } from './store/files.ts'

/** Bytes (wire §4.5). */
const LARGEST = 104_857_600
const CHUNK = 262_144
const HOUR = 3_600_000

export const fileFolder = '/_files/loyalty-imports'

/** A place for one file, open for an hour. */
export async function openFile({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>) {
  const id = randomUUID()
  const createdAt = clock.now()
  await insertFile(db, { id, size: 0, complete: false, createdAt })
  const filePath = `${fileFolder}/${id}`
  return { filePath, uploadUrl: signedLink(config, filePath, new Date(createdAt.getTime() + HOUR)) }
}

/** Stores the file in pieces as they come, so that it is never in memory whole. An upload that broke off may be sent again. */
export async function receiveFile(c: Context<Env>): Promise<Response> {
  const { db, clock, config } = c.var.services
  const id = c.req.param('id') ?? ''
  const given = { until: c.req.query('until'), proof: c.req.query('proof') }
  if (!isSigned(config, `${fileFolder}/${id}`, given, clock.now()))
    throw applicationError(
      403,
      'UPLOAD_URL_NOT_VALID',
      'This upload address is wrong or has expired. Request a new one.',
    )
  const file = await findFile(db, id)
  if (!file)
    throw applicationError(404, 'FILE_NOT_FOUND', 'This upload address is unknown. Request a new one.')
  if (file.complete)
    throw applicationError(409, 'FILE_IS_THERE', 'This upload address was already used. Request a new one.')
  await deleteChunks(db, id)
  const size = await storeRows(db, id, c.req.raw.body)
  await transaction(db, (trx) => completeFile(trx, id, size))
  return c.json({ filePath: `${fileFolder}/${id}`, size })
}

async function storeRows(db: Db, fileId: string, body: ReadableStream<Uint8Array> | null): Promise<number> {
  let size = 0
  let position = 0
  let held: Uint8Array[] = []
  let bytes = 0
  const write = async () => {
    if (bytes === 0) return
    await insertChunk(db, { fileId, position, bytes: Buffer.concat(held) })
    position += 1
    held = []
    bytes = 0
  }
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > LARGEST)
      throw applicationError(
        413,
        'FILE_TOO_LARGE',
        'The file is larger than 100 MB. Split it into smaller files.',
        {
          most: LARGEST,
        },
      )
    held.push(part)
    bytes += part.byteLength
    if (bytes >= CHUNK) await write()
  }
  await write()
  if (size === 0) throw applicationError(400, 'FILE_IS_EMPTY', 'The file is empty. Send a file with content.')
  return size
}

/** Piece by piece, from the beginning. */
export async function* readFile(db: Db, fileId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const bytes = await findChunk(db, fileId, position)
    if (!bytes) return
    yield bytes
  }
}
