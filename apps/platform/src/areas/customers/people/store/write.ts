import { sql, type UpdateObject } from 'kysely'
import type { Db, Trx } from '../../../../data/database.ts'
import type { Tables } from '../../../../data/tables.ts'

/** Customer of a new member. */
export async function insertMemberCustomer(
  trx: Trx,
  {
    memberId,
    contactId,
    date,
  }: { readonly memberId: string; readonly contactId: string; readonly date: Date },
): Promise<void> {
  await trx
    .insertInto('customers')
    .values({ id: contactId, memberId, createdAt: date, updatedAt: date })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function findMemberAddress(trx: Trx, memberId: string) {
  return trx
    .selectFrom('members')
    .innerJoin('customers', 'customers.memberId', 'members.id')
    .select(['customers.id', 'members.loginEmail'])
    .where('members.id', '=', memberId)
    .executeTakeFirst()
}

/** Customer by whom guests' orders under this address are known. */
export async function ownerOfAddress(trx: Trx, email: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('customerEmails')
    .select('customerId')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return row?.customerId
}

export async function insertAddress(trx: Trx, email: string, customerId: string): Promise<void> {
  await trx
    .insertInto('customerEmails')
    .values({ email: email.toLowerCase(), customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function updateCustomer(
  trx: Trx,
  id: string,
  changes: UpdateObject<Tables, 'customers'>,
  date: Date,
): Promise<void> {
  await trx
    .updateTable('customers')
    .set((column) => ({ ...(changes as object), revision: column('revision', '+', 1), updatedAt: date }))
    .where('id', '=', id)
    .execute()
}

/** Every tag in use, with the number of customers who have it; the most common first. */
export async function findTags(db: Db, most: number): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql<{ tag: string; count: number }>`
    select t.tag, count(*) as count from customers c cross join lateral unnest(c.tags) as t (tag)
    where c.merged_into is null group by t.tag order by count desc, t.tag limit ${most}`.execute(db)
  return rows
}
