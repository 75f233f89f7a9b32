import type { Services } from '../../../data/services.ts'
import { mediaStoreOf } from '../store/open.ts'
import { endings } from './kinds.ts'
import { storedName } from './names.ts'
import { sweepSpool } from './spool.ts'
import { deleteFile, deleteUpload, findEndedUploads, findUnusedDeleted } from './store/sweep.ts'

const HOUR = 3_600_000
const BATCH = 500
/** Milliseconds in the bin: until then an edit of the catalog that is taken back may show a file again. */
const BIN_LIFE = 30 * 24 * HOUR

/** Job: removes the rest of uploads that never ended, and files that lay in the bin long enough and that no product shows. */
export async function sweepMedia({
  db,
  clock,
  config,
}: Pick<Services, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now()
  const store = mediaStoreOf(config)
  await sweepSpool(2 * HOUR)
  const uploads = await findEndedUploads(db, { before: new Date(now.getTime() - HOUR), now, limit: BATCH })
  for (const { id } of uploads) {
    // Remove bytes that a process may have stored before it died.
    for (const extension of endings) await store.remove(storedName({ id, extension }))
    await deleteUpload(db, id)
  }
  const gone = await findUnusedDeleted(db, new Date(now.getTime() - BIN_LIFE), BATCH)
  for (const file of gone) {
    await deleteFile(db, file.id)
    await store.remove(storedName(file))
  }
}
