import type { Db } from '../../../data/database.ts'

export function findGuestOrderById(db: Db, id: string) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('memberId', 'is', null)
    .executeTakeFirst()
}

/** Looked for where a number cannot be one, so that the work stays the same. */
const NO_NUMBER = 0

export function findOrderByNumber(db: Db, number: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'email', 'memberId', 'status'])
    .where('number', '=', /^\d{1,15}$/.test(number) ? Number(number) : NO_NUMBER)
    .executeTakeFirst()
}
