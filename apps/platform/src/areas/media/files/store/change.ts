import { sql } from 'kysely'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import type { FileRow } from '../names.ts'

interface Use {
  readonly fileId: string
  readonly productId: string
  readonly name: string
}

/** Products that show a file or sell it, by the file's id. */
export async function findUses(db: Db, ids: readonly string[]): Promise<Map<string, Use[]>> {
  const wanted = [...ids]
  const { rows } = await sql<Use>`
    select item ->> 'id' as file_id, p.id as product_id, p.name from products p, jsonb_array_elements(p.media) as item
      where item ->> 'id' = any(${wanted}::text[])
    union select p.digital_file ->> 'id', p.id, p.name from products p
      where p.digital_file ->> 'id' = any(${wanted}::text[])`.execute(db)
  return Map.groupBy(rows, ({ fileId }) => fileId)
}

export async function updateFile(
  trx: Trx,
  id: string,
  { labels, focalPoint, ...changes }: Partial<FileRow>,
): Promise<void> {
  await trx
    .updateTable('mediaFiles')
    .set({
      ...changes,
      ...(labels && { labels: jsonb(labels) }),
      ...(focalPoint !== undefined && { focalPoint: focalPoint && jsonb(focalPoint) }),
    })
    .where('id', '=', id)
    .execute()
}

export async function updateDeletedAt(db: Db, ids: readonly string[], deletedAt: Date | null): Promise<void> {
  await db
    .updateTable('mediaFiles')
    .set({ deletedAt })
    .where('id', 'in', [...ids])
    .execute()
}
