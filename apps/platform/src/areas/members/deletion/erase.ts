import type { UpdateObject } from 'kysely'
import type { Trx } from '../../../data/database.ts'
import type { Person, PersonalData, PersonalRows } from '../../../data/personal-data.ts'
import type { Tables } from '../../../data/tables.ts'
import type { Done } from './done.ts'
import { inOrder } from './letter.ts'
import { countRows, deleteRows, updateRows } from './store/member-rows.ts'

/** Erases what every area stores about a member or a guest, or takes the person from what has to stay. */
export async function erasePerson(
  trx: Trx,
  { owned }: Pick<PersonalData, 'owned'>,
  person: Person,
  date: Date,
): Promise<Done[]> {
  const done: Done[] = []
  for (const rows of inOrder(owned)) {
    const { name, fate, why } = rows
    const count = await end(trx, rows, person, date)
    if (count) done.push({ name, count, fate, why })
  }
  return done
}

async function end(trx: Trx, owned: PersonalRows, person: Person, date: Date): Promise<number> {
  const { table, fate, blank } = owned
  const where = owned.whose(person)
  if (owned.anonymise) return owned.anonymise(trx, person, date)
  // Every table goes the same way; kysely knows them one by one alone.
  const any = table as 'carts'
  if (fate === 'ERASED') return Number((await deleteRows(trx, any, where)).numDeletedRows)
  if (blank) {
    const set = blank as UpdateObject<Tables, 'carts'>
    return Number((await updateRows(trx, any, set, where)).numUpdatedRows)
  }
  const { count } = await countRows(trx, any, where)
  return Number(count)
}
