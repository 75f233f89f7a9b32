import type { Trx } from '../../data/database.ts'
import type { Caller } from '../../http/caller.ts'
import { emitMemberUpdated, type MemberRow } from '../identity/index.ts'
import { isOwner } from './access.ts'
import { type AuditEntry, record } from './audit/store.ts'
import { type MemberChanges, updateMember } from './store.ts'

/** Writes it, and tells of it in the same transaction; what moderators did is also kept. The row is locked already. */
export async function changeMember(
  trx: Trx,
  row: MemberRow,
  changes: MemberChanges,
  { date, caller }: { readonly date: Date; readonly caller: Caller | undefined },
  entry: Omit<AuditEntry, 'memberId'> = { action: 'CHANGED', details: { fields: Object.keys(changes) } },
): Promise<MemberRow> {
  const changed = await updateMember(trx, row.id, changes, date)
  await emitMemberUpdated(trx, changed, date, caller)
  if (caller && isOwner(caller)) await record(trx, [{ ...entry, memberId: row.id }], { date, caller })
  return changed
}
