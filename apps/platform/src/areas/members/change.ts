import type { UpdateObject } from 'kysely'
import type { Trx } from '../../data/database.ts'
import type { Tables } from '../../data/tables.ts'
import type { Caller } from '../../http/caller.ts'
import type { MemberRow } from '../identity/member-row.ts'
import { isOwner } from './access.ts'
import { type Deed, record } from './audit/record.ts'
import { tellMemberUpdated } from './events.ts'

export type MemberChanges = Omit<UpdateObject<Tables, 'members'>, 'id' | 'revision' | 'updatedAt'>

/** Writes it, and tells of it in the same transaction; what stewards did is also kept. The row is locked already. */
export async function changeMember(
  trx: Trx,
  row: MemberRow,
  changes: MemberChanges,
  { date, caller }: { readonly date: Date; readonly caller: Caller | undefined },
  deed: Omit<Deed, 'memberId'> = { action: 'CHANGED', details: { fields: Object.keys(changes) } },
): Promise<MemberRow> {
  const changed = await trx
    .updateTable('members')
    .set((eb) => ({ ...changes, revision: eb('revision', '+', 1), updatedAt: date }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellMemberUpdated(trx, changed, date, caller)
  if (caller && isOwner(caller)) await record(trx, [{ ...deed, memberId: row.id }], { date, caller })
  return changed
}
