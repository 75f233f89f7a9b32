import { sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'

interface Ended {
  readonly before: Date
  readonly now: Date
  readonly limit: number
}

/** Uploads whose address ended before then and that nobody sends to. */
export async function findEndedUploads(db: Db, { before, now, limit }: Ended) {
  const { rows } = await sql<{ id: string }>`
    select id from media_uploads where expires_at <= ${before}
      and (leased_until is null or leased_until <= ${now}) order by expires_at limit ${limit}`.execute(db)
  return rows
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mediaUploads').where('id', '=', id).execute()
}

/** Files that were deleted before then and that no product shows or sells. */
export async function findUnusedDeleted(db: Db, before: Date, limit: number) {
  const { rows } = await sql<{ id: string; extension: string }>`
    select f.id, f.extension from media_files f where f.deleted_at <= ${before}
      and not exists (select 1 from products p where p.media @> jsonb_build_array(jsonb_build_object('id', f.id::text))
        or p.digital_file ->> 'id' = f.id::text) order by f.deleted_at limit ${limit}`.execute(db)
  return rows
}

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mediaFiles').where('id', '=', id).execute()
}
