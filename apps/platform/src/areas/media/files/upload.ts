import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Context } from 'hono'
import { applicationError } from '../../../base/errors.ts'
import { type Db, transaction } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import { isSigned, signedLink } from '../../../data/signed-link.ts'
import type { Env } from '../../../http/route.ts'
import { mediaStoreOf } from '../store/open.ts'
import { LARGEST } from './kinds.ts'
import { makeFile, type ProcessedFile } from './make.ts'
import { cleanName, storedName } from './names.ts'
import { spool, spoolPath } from './spool.ts'
import { findFile, findFiles } from './store/find.ts'
import { insertFile } from './store/insert.ts'
import { closeUpload, endLease, hasUpload, insertUpload, leaseUpload, type Upload } from './store/uploads.ts'
import { fileView } from './view.ts'

const HOUR = 3_600_000
/** Milliseconds for which whoever sends has the address to themselves; who died is not waited for any longer. */
const LEASE = 900_000

export const uploadFolder = '/_files/media-uploads'

type UploadRequest = Pick<
  Upload,
  'fileName' | 'mimeType' | 'parentFolderId' | 'private' | 'labels' | 'width' | 'height'
>

/** An address for one file, good for an hour. */
export async function openUpload(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  { labels, fileName, ...wanted }: UploadRequest,
): Promise<{ uploadUrl: string }> {
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + HOUR)
  const id = randomUUID()
  const row = { ...wanted, id, fileName: cleanName(fileName), labels: [...labels] }
  await insertUpload(db, { ...row, expiresAt, leasedUntil: null, createdAt })
  return { uploadUrl: signedLink(config, `${uploadFolder}/${id}`, expiresAt) }
}

/** Takes the file of an address, once. One that broke off may be sent again; nothing of it is kept. */
export async function receiveUpload(c: Context<Env>): Promise<Response> {
  const { db, clock, config } = c.var.services
  const id = c.req.param('id') ?? ''
  const given = { until: c.req.query('until'), proof: c.req.query('proof') }
  if (!isUuid(id) || !isSigned(config, `${uploadFolder}/${id}`, given, clock.now())) throw notValid()
  const upload = await claim(db, id, clock.now())
  const path = await spoolPath()
  let made: ProcessedFile | undefined
  const store = mediaStoreOf(config)
  try {
    await spool(path, c.req.raw.body, LARGEST)
    const name = c.req.query('filename')
    made = await makeFile(path, { ...upload, declared: upload.mimeType })
    const file = { id, extension: made.extension }
    await store.put(storedName(file), made.path)
    await storeUpload(
      db,
      { ...upload, fileName: name ? cleanName(name) : upload.fileName },
      made,
      clock.now(),
    )
  } catch (error) {
    if (made && !(await isStored(db, id))) await store.remove(storedName({ id, extension: made.extension }))
    await endLease(db, id)
    throw error
  } finally {
    await rm(path, { force: true })
    if (made) await rm(made.path, { force: true })
  }
  return c.json({ file: fileView(config, await findFile(db, id)) })
}

async function claim(db: Db, id: string, now: Date): Promise<Upload> {
  const row = await leaseUpload(db, id, now, new Date(now.getTime() + LEASE))
  if (row) return row
  if (await hasUpload(db, id))
    throw applicationError(409, 'UPLOAD_IN_PROGRESS', 'A file is being sent to this address already')
  throw notValid()
}

async function isStored(db: Db, id: string): Promise<boolean> {
  return (await findFiles(db, [id], { deleted: true })).length > 0
}

function notValid() {
  return applicationError(
    403,
    'UPLOAD_URL_NOT_VALID',
    'This address is not for uploading, has been used, or has ended: get a new one',
  )
}

/** The file is there and its address is gone, in one step. */
async function storeUpload(db: Db, upload: Upload, made: ProcessedFile, date: Date): Promise<void> {
  const { id } = upload
  await transaction(db, async (trx) => {
    // Another sender that did not wait for this one any longer was first.
    if (!(await closeUpload(trx, id))) throw notValid()
    await insertFile(trx, upload, made, date)
  })
}
