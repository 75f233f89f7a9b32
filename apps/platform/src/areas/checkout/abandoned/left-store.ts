import { sql } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'

export async function findCartsDue(db: Db, before: Date) {
  const { rows } = await sql<{ id: string }>`
    select id from carts
    where (abandoned_at is null or abandoned_at < updated_at) and updated_at <= ${before}
    order by updated_at limit 200`.execute(db)
  return rows
}

export async function markCartAbandoned(trx: Trx, id: string, before: Date, date: Date) {
  const { rows } = await sql`
    update carts set abandoned_at = ${date}
    where id = ${id} and (abandoned_at is null or abandoned_at < updated_at) and updated_at <= ${before}
    returning id`.execute(trx)
  return rows
}

export function findCart(trx: Trx, id: string) {
  return trx.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export function findOpenCheckout(trx: Trx, id: string) {
  return trx
    .selectFrom('checkouts')
    .select('id')
    .where('cartId', '=', id)
    .where('status', '=', 'OPEN')
    .where('email', 'is not', null)
    .executeTakeFirst()
}

export function findLoginEmail(trx: Trx, ownerId: string) {
  return trx.selectFrom('members').select('loginEmail').where('id', '=', ownerId).executeTakeFirst()
}
