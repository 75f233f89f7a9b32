import type { UpdateObject } from 'kysely'
import type { Caller } from '../caller.ts'
import type { Trx } from '../database.ts'
import type { MemberRow } from '../identity/members.ts'
import type { Tables } from '../tables.ts'
import { tellMemberUpdated } from './events.ts'

export type MemberChanges = Omit<UpdateObject<Tables, 'members'>, 'id' | 'revision' | 'updatedAt'>

/** Writes it, and tells of it in the same transaction. The row is locked already. */
export async function changeMember(
  trx: Trx,
  row: MemberRow,
  changes: MemberChanges,
  { date, caller }: { readonly date: Date; readonly caller: Caller | undefined },
): Promise<MemberRow> {
  const changed = await trx
    .updateTable('members')
    .set((eb) => ({ ...changes, revision: eb('revision', '+', 1), updatedAt: date }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellMemberUpdated(trx, changed, date, caller)
  return changed
}
