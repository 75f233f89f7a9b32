import { sql } from 'kysely'
import type { Services } from '../../../data/services.ts'
import { mediaStoreOf } from '../store/open.ts'
import { endings } from './kinds.ts'
import { storedName } from './names.ts'
import { sweepSpool } from './spool.ts'

const HOUR = 3_600_000
const BATCH = 500
/** Milliseconds in the bin: until then an edit of the catalog that is taken back may show a file again. */
export const BIN_LIFE = 30 * 24 * HOUR

/** Job: what uploads that never ended left behind, and files that lay in the bin long enough and are shown by nothing. */
export async function sweepMedia({
  db,
  clock,
  config,
}: Pick<Services, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now()
  const store = mediaStoreOf(config)
  await sweepSpool(2 * HOUR)
  const { rows: uploads } = await sql<{ id: string }>`
    select id from media_uploads where expires_at <= ${new Date(now.getTime() - HOUR)}
      and (leased_until is null or leased_until <= ${now}) order by expires_at limit ${BATCH}`.execute(db)
  for (const { id } of uploads) {
    // What a process that died may have stored before it could say so.
    for (const extension of endings) await store.remove(storedName({ id, extension }))
    await db.deleteFrom('mediaUploads').where('id', '=', id).execute()
  }
  const { rows: gone } = await sql<{ id: string; extension: string }>`
    select f.id, f.extension from media_files f where f.deleted_at <= ${new Date(now.getTime() - BIN_LIFE)}
      and not exists (select 1 from products p where p.media @> jsonb_build_array(jsonb_build_object('id', f.id::text))
        or p.digital_file ->> 'id' = f.id::text) order by f.deleted_at limit ${BATCH}`.execute(db)
  for (const file of gone) {
    await db.deleteFrom('mediaFiles').where('id', '=', file.id).execute()
    await store.remove(storedName(file))
  }
}
