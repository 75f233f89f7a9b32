import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { applicationError } from '../../../base/errors.ts'
import { type Db, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { isSigned, signedLink } from '../../../data/signed-link.ts'
import type { Env } from '../../../http/route.ts'

/** Bytes (wire §4.5). */
const LARGEST = 104_857_600
const CHUNK = 262_144
const HOUR = 3_600_000

export const fileFolder = '/_files/loyalty-imports'

/** A place for one file, open for an hour. */
export async function openFile({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>) {
  const id = randomUUID()
  const createdAt = clock.now()
  await db.insertInto('loyaltyImportFiles').values({ id, size: 0, complete: false, createdAt }).execute()
  const filePath = `${fileFolder}/${id}`
  return { filePath, uploadUrl: signedLink(config, filePath, new Date(createdAt.getTime() + HOUR)) }
}

/** Takes the file as it comes, in pieces: none of it is held whole. An upload that broke off may be sent again. */
export async function receiveFile(c: Context<Env>): Promise<Response> {
  const { db, clock, config } = c.var.services
  const id = c.req.param('id') ?? ''
  const given = { until: c.req.query('until'), proof: c.req.query('proof') }
  if (!isSigned(config, `${fileFolder}/${id}`, given, clock.now()))
    throw applicationError(
      403,
      'UPLOAD_URL_NOT_VALID',
      'This address is not for uploading, or no longer: get a new one',
    )
  const file = await db.selectFrom('loyaltyImportFiles').selectAll().where('id', '=', id).executeTakeFirst()
  if (!file) throw applicationError(404, 'FILE_NOT_FOUND', 'There is no such place for a file')
  if (file.complete)
    throw applicationError(409, 'FILE_IS_THERE', 'This file has been sent already: get a new address')
  await db.deleteFrom('loyaltyImportChunks').where('fileId', '=', id).execute()
  const size = await keep(db, id, c.req.raw.body)
  await transaction(db, (trx) =>
    trx.updateTable('loyaltyImportFiles').set({ size, complete: true }).where('id', '=', id).execute(),
  )
  return c.json({ filePath: `${fileFolder}/${id}`, size })
}

async function keep(db: Db, fileId: string, body: ReadableStream<Uint8Array> | null): Promise<number> {
  let size = 0
  let position = 0
  let held: Uint8Array[] = []
  let bytes = 0
  const write = async () => {
    if (bytes === 0) return
    await db
      .insertInto('loyaltyImportChunks')
      .values({ fileId, position, bytes: Buffer.concat(held) })
      .execute()
    position += 1
    held = []
    bytes = 0
  }
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > LARGEST)
      throw applicationError(413, 'FILE_TOO_LARGE', 'A file holds 100 MB at most: divide it', {
        most: LARGEST,
      })
    held.push(part)
    bytes += part.byteLength
    if (bytes >= CHUNK) await write()
  }
  await write()
  if (size === 0) throw applicationError(400, 'FILE_IS_EMPTY', 'Nothing was sent')
  return size
}

/** Piece by piece, from the beginning. */
export async function* readFile(db: Db, fileId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const chunk = await db
      .selectFrom('loyaltyImportChunks')
      .select('bytes')
      .where('fileId', '=', fileId)
      .where('position', '=', position)
      .executeTakeFirst()
    if (!chunk) return
    yield chunk.bytes
  }
}
