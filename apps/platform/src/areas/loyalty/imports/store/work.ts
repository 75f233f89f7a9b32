import { type Selectable, sql } from 'kysely'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import type { LoyaltyImportTables, Mapping } from '../tables.ts'

export type Job = Pick<LoyaltyImportTables['loyaltyImports'], 'id' | 'fileId' | 'status' | 'doneRows'> & {
  readonly mapping: Mapping | null
}

/** Takes the oldest import that no server works at, until the lease ends. */
export async function claimImport(db: Db, now: Date, leasedUntil: Date): Promise<Job | undefined> {
  const { rows } = await sql<Job>`
    update loyalty_imports set leased_until = ${leasedUntil}, updated_at = ${now},
      status = case status when 'INITIATED' then 'PARSING' else status end, revision = revision + 1
    where id in (select id from loyalty_imports
      where status in ('INITIATED', 'PARSING', 'IMPORTING') and (leased_until is null or leased_until <= ${now})
      order by created_at limit 1 for update skip locked)
    returning id, file_id, status, done_rows, mapping`.execute(db)
  return rows[0]
}

interface Parsed {
  readonly header: string[] | undefined
  readonly sampleRows: string[][]
  readonly parsedRows: number | null
  readonly parseError: string | null
  readonly updatedAt: Date
}

export async function updateParsed(
  db: Db,
  id: string,
  { header, sampleRows, ...parsed }: Parsed,
): Promise<void> {
  await db
    .updateTable('loyaltyImports')
    .set((row) => ({
      status: parsed.parseError ? 'FAILED' : 'PARSED',
      header: header ? jsonb(header) : null,
      sampleRows: jsonb(sampleRows),
      ...parsed,
      leasedUntil: null,
      revision: row('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', 'PARSING')
    .execute()
}

export async function extendLease(db: Db, id: string, leasedUntil: Date): Promise<void> {
  await db.updateTable('loyaltyImports').set({ leasedUntil }).where('id', '=', id).execute()
}

export function lockImport(trx: Trx, id: string) {
  return trx
    .selectFrom('loyaltyImports')
    .select(['status', 'doneRows', 'successCount', 'failureCount', 'revision'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type Progress = 'doneRows' | 'successCount' | 'failureCount' | 'leasedUntil' | 'revision' | 'updatedAt'

export async function updateProgress(
  trx: Trx,
  id: string,
  progress: Pick<Selectable<LoyaltyImportTables['loyaltyImports']>, Progress>,
): Promise<void> {
  await trx.updateTable('loyaltyImports').set(progress).where('id', '=', id).execute()
}

export async function finishImport(db: Db, id: string, date: Date): Promise<void> {
  await db
    .updateTable('loyaltyImports')
    .set((row) => ({
      ...{ status: 'IMPORTED', leasedUntil: null, updatedAt: date },
      revision: row('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', 'IMPORTING')
    .execute()
}
