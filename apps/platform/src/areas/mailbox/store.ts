import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../data/database.ts'
import type { Tables } from '../../data/tables.ts'
import type { Channel } from './tables.ts'

export type Message = Selectable<Tables['mails']>

const MOST = 100

export async function insertMail(db: Db, mail: Insertable<Tables['mails']>): Promise<void> {
  await db.insertInto('mails').values(mail).execute()
}

/** @returns whether the key is a new one */
export async function insertLetterKey(db: Db, row: Insertable<Tables['letterKeys']>): Promise<boolean> {
  const made = await db
    .insertInto('letterKeys')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return made !== undefined
}

export async function deleteLetterKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('letterKeys').where('createdAt', '<', before).execute()
}

/** Newest first, in every channel or one; a phone number may be written with spaces. */
export function readMailbox(db: Db, to = '', kind?: Channel): Promise<Message[]> {
  const wanted = to.toLowerCase()
  const phone = wanted.replace(/[\s().-]/g, '')
  return db
    .selectFrom('mails')
    .selectAll()
    .$if(kind !== undefined, (query) => query.where('channel', '=', kind as Channel))
    .$if(wanted !== '', (query) =>
      query.where('recipient', 'in', [wanted, /^\+?\d+$/.test(phone) ? phone : wanted]),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute()
}

export function findMessage(db: Db, id: string): Promise<Message | undefined> {
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function countMessages(db: Db): Promise<number> {
  const { messages } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('messages'))
    .executeTakeFirstOrThrow()
  return messages
}
