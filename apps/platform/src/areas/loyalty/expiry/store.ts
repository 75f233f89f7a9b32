import { sql } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'

interface Due {
  readonly id: string
  readonly expiringAmount: number
  readonly expiringAt: Date
}

export function findExpiration(db: Db) {
  return db
    .selectFrom('loyaltyProgram')
    .select(['status', 'expirationStatus'])
    .where('id', '=', 1)
    .executeTakeFirst()
}

export async function moveYearlyExpiration(db: Db, date: Date): Promise<void> {
  await sql`update loyalty_program set expires_on = expires_on + interval '1 year'
    where id = 1 and expires_on <= ${date}`.execute(db)
}

/** Locks accounts whose points are due to expire; those that another server holds are left to it. */
export async function lockDue(trx: Trx, date: Date, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select id, coalesce(expiring_amount, 0) as expiring_amount, expiring_at from loyalty_accounts
    where expiring_at <= ${date} order by id limit ${limit} for update skip locked`.execute(trx)
  return rows
}

export async function clearExpiration(trx: Trx, accountIds: readonly string[]): Promise<void> {
  await sql`update loyalty_accounts set expiring_at = null, expiring_amount = null
    where id = any(${[...accountIds]}::uuid[])`.execute(trx)
}

export interface Warned {
  readonly id: string
  readonly expiringAmount: number
  readonly expiringAt: Date
  readonly loginEmail: string
  readonly pointName: string
  /** BCP 47: of the cart, the last order, or the profile. */
  readonly language: string | null
}

/** Locks accounts of members who lose points within these days and have not been warned of that date. */
export async function lockWarned(
  trx: Trx,
  date: Date,
  { days, limit }: { readonly days: number; readonly limit: number },
): Promise<Warned[]> {
  const { rows } = await sql<Warned>`
    select a.id, a.expiring_amount, a.expiring_at, m.login_email, p.point_name, coalesce(
      (select c.buyer_language from carts c where c.owner_type = 'MEMBER' and c.owner_id = m.id limit 1),
      (select o.document ->> 'buyerLanguage' from orders o where o.member_id = m.id
        order by o.created_at desc limit 1),
      m.identity_profile ->> 'language') as language
    from loyalty_accounts a join members m on m.id = a.member_id
    join loyalty_program p on p.id = 1 and p.status = 'ACTIVE' and p.expiration_status = 'ENABLED'
    where a.expiring_at > ${date} and a.expiring_at <= ${date}::timestamptz + ${days} * interval '1 day'
      and a.expiring_amount > 0 and a.expiry_warned_for is distinct from a.expiring_at and m.status = 'APPROVED'
      and not exists (select 1 from member_refused_letters r where r.member_id = m.id and r.letter = 'pointsExpiry')
    order by a.id limit ${limit} for update of a skip locked`.execute(trx)
  return rows
}

export async function markWarned(trx: Trx, accountIds: readonly string[]): Promise<void> {
  await sql`update loyalty_accounts set expiry_warned_for = expiring_at
    where id = any(${[...accountIds]}::uuid[])`.execute(trx)
}
