import { sql } from 'kysely'
import { jsonb, type Trx } from '../../../../data/database.ts'
import type { identityOf } from '../../../../data/outbox.ts'

interface Count {
  readonly more: number
  readonly reason: string | undefined
}

/** @returns how many rows the edit has now */
export async function countRows(trx: Trx, editId: string, { more, reason }: Count): Promise<number> {
  const { rowCount } = await trx
    .updateTable('catalogEdits')
    .set((column) => ({ rowCount: column('rowCount', '+', more), ...(reason && { reason }) }))
    .where('id', '=', editId)
    .returning('rowCount')
    .executeTakeFirstOrThrow()
  return Number(rowCount)
}

export async function insertRows(trx: Trx, editId: string, rows: readonly object[]): Promise<void> {
  await sql`insert into catalog_edit_rows (edit_id, position, kind, entity_id, name, action, revision, cells)
    select ${editId}::uuid, r.position, r.kind, r."entityId", r.name, r.action, r.revision, r.cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(position integer, kind text, "entityId" uuid,
      name text, action text, revision bigint, cells jsonb)`.execute(trx)
}

interface NewEdit {
  readonly id: string
  readonly call: string
  readonly undoes: string | null
  readonly identity: ReturnType<typeof identityOf> | null
  readonly idempotencyKey: string | null
  /** Digest of the request that came with the key. */
  readonly request?: string
  readonly createdAt: Date
}

/** @returns false where the key came before */
export async function insertEdit(trx: Trx, { identity, ...edit }: NewEdit): Promise<boolean> {
  const row = await trx
    .insertInto('catalogEdits')
    .values({ ...edit, rowCount: 0, identity: identity ? jsonb(identity) : null, answer: null })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function saveAnswer(trx: Trx, editId: string, answer: object): Promise<void> {
  await trx
    .updateTable('catalogEdits')
    .set({ answer: jsonb(answer) })
    .where('id', '=', editId)
    .execute()
}

export function findByKey(trx: Trx, idempotencyKey: string) {
  return trx
    .selectFrom('catalogEdits')
    .select(['id', 'answer', 'request'])
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirstOrThrow()
}
