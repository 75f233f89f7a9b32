import { sql } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import { ordersOf } from '../people/store/orders.ts'

export async function moveAddresses(trx: Trx, from: string, to: string): Promise<void> {
  await trx.updateTable('customerEmails').set({ customerId: to }).where('customerId', '=', from).execute()
}

export async function moveNotes(trx: Trx, from: string, to: string): Promise<void> {
  await trx.updateTable('customerNotes').set({ customerId: to }).where('customerId', '=', from).execute()
}

/** Moves all orders at once, so that figures are whole at the next count, whichever order that meets first. */
export async function moveOrders(trx: Trx, from: string, to: string): Promise<void> {
  await trx.updateTable('customerOrders').set({ customerId: to }).where('customerId', '=', from).execute()
}

/** Customers that were merged into the one who goes now lead on. */
export async function redirectMerged(trx: Trx, from: string, to: string): Promise<void> {
  await trx.updateTable('customers').set({ mergedInto: to }).where('mergedInto', '=', from).execute()
}

/** Has all orders of a customer counted again. */
export async function markOrdersOf(trx: Trx, customerId: string): Promise<void> {
  await sql`insert into customer_changes (id, order_id)
    select gen_random_uuid(), own.id from (${ordersOf(customerId)}) as own`.execute(trx)
}

interface Credits {
  readonly from: string
  readonly to: string
  /** Customer who has the account: refunds of orders go back to that credit, so it is the one that stays. */
  readonly spender: string
  readonly date: Date
}

/** Store credit goes along, each currency's with its ledger; where both have one, the other goes into the spender's. */
export async function moveCredit(trx: Trx, { from, to, spender, date }: Credits): Promise<void> {
  // Locked in one order, as payments do not hold two of them.
  await sql`select id from gift_cards where customer_id in (${from}::uuid, ${to}::uuid) order by id for update`.execute(
    trx,
  )
  const other = spender === from ? to : from
  const pairs = sql`select kept.id as kept, gone.id as gone, kept.balance_minor + gone.balance_minor as balance
    from gift_cards kept join gift_cards gone on gone.customer_id = ${other}::uuid
    and gone.currency = kept.currency where kept.customer_id = ${spender}::uuid`
  await sql`update gift_card_movements v set gift_card_id = p.kept
    from (${pairs}) p where v.gift_card_id = p.gone`.execute(trx)
  await sql`update gift_cards g set updated_at = ${date}::timestamptz, balance_minor = p.balance,
      initial_minor = greatest(g.initial_minor, p.balance)
    from (${pairs}) p where g.id = p.kept`.execute(trx)
  await sql`delete from gift_cards where id in (select p.gone from (${pairs}) p)`.execute(trx)
  await sql`update gift_cards set customer_id = ${to}::uuid where customer_id = ${from}::uuid`.execute(trx)
}

/** Counts of what is a customer's, and would move. */
export async function countMoved(db: Db, customerId: string, currency: string) {
  const { rows } = await sql<{ orders: number; notes: number; addresses: number; creditMinor: number }>`
    select (select count(*) from (${ordersOf(customerId)}) as own)::integer as orders,
      (select count(*) from customer_notes where customer_id = ${customerId}::uuid)::integer as notes,
      (select count(*) from customer_emails where customer_id = ${customerId}::uuid)::integer as addresses,
      coalesce((select balance_minor from gift_cards
        where customer_id = ${customerId}::uuid and currency = ${currency}), 0)::bigint as credit_minor`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('A question of counts has one row')
  return row
}
