import type { Selectable } from 'kysely'
import type { Db } from '../database.ts'
import type { Tables } from '../tables.ts'

export type Message = Selectable<Tables['mails']>

const MOST = 100

/** Newest first, in every channel; a phone number may be written with spaces. */
export function readMailbox(db: Db, to = ''): Promise<Message[]> {
  const query = db.selectFrom('mails').selectAll().orderBy('createdAt', 'desc').orderBy('id').limit(MOST)
  const wanted = to.toLowerCase()
  if (!wanted) return query.execute()
  const phone = wanted.replace(/[\s().-]/g, '')
  return query.where('recipient', 'in', [wanted, /^\+?\d+$/.test(phone) ? phone : wanted]).execute()
}
