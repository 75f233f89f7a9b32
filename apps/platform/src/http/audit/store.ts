import { randomUUID } from 'node:crypto'
import type { Caller } from '../../base/caller-type.ts'
import { type Db, jsonb } from '../../data/database.ts'
import type { FieldChange } from './describe.ts'

export interface NewAuditEntry {
  readonly operation: string
  readonly area: string
  readonly kind: string
  readonly objectId: string | undefined
  readonly changes: readonly FieldChange[]
}

/** Keeps what staff or an app changed; nothing for other callers. */
export async function insertAuditEntry(
  db: Db,
  caller: Caller,
  { objectId, changes, ...entry }: NewAuditEntry,
  createdAt: Date,
): Promise<void> {
  if (caller.type !== 'USER' && caller.type !== 'APP') return
  const byId = caller.type === 'USER' ? caller.userId : caller.appId
  await db
    .insertInto('auditLog')
    .values(({ selectFrom }) => ({
      id: randomUUID(),
      byType: caller.type === 'USER' ? caller.role : 'APP',
      byId,
      memberId:
        caller.type === 'USER' ? selectFrom('staffUsers').select('memberId').where('id', '=', byId) : null,
      ...entry,
      objectId: objectId ?? null,
      changes: jsonb(changes),
      createdAt,
    }))
    .execute()
}

/** Ends entries of before a time. */
export async function deleteAuditEntries(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('auditLog').where('createdAt', '<', before).execute()
}
