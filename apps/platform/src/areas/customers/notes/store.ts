import type { Db, Trx } from '../../../data/database.ts'

export interface NoteRow {
  readonly id: string
  readonly customerId: string
  readonly text: string
  readonly byType: string
  readonly byId: string
  readonly createdAt: Date
}

/** Newest first. */
export function findNotes(db: Db, customerId: string, most: number): Promise<NoteRow[]> {
  return db
    .selectFrom('customerNotes')
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

export function findNote(db: Db, id: string): Promise<NoteRow | undefined> {
  return db.selectFrom('customerNotes').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertNote(trx: Trx, note: NoteRow): Promise<void> {
  await trx.insertInto('customerNotes').values(note).execute()
}

export async function countNotes(trx: Trx, customerId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('customerNotes')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteNote(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('customerNotes').where('id', '=', id).execute()
}
