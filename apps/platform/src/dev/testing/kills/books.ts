import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import { stockProduct } from '../shop.ts'

/** More than all rounds can sell. */
export const STOCK = 1_000_000
export const COUPON = 'ROUNDS'

/** Goods and a coupon that never run out. */
export async function furnish(db: Db) {
  const goods = await stockProduct(db, { name: 'Plenty', priceMinor: 2500, quantity: STOCK })
  await db
    .insertInto('coupons')
    .values({
      id: randomUUID(),
      code: COUPON,
      codeKey: COUPON,
      name: COUPON,
      kind: 'PERCENT',
      percent: 10,
      amountMinor: null,
      minimumSubtotalMinor: 0,
      startsAt: null,
      expiresAt: null,
      active: true,
      usageLimit: null,
      used: 0,
    })
    .execute()
  return goods
}

/** Orders of the goods, and what each ledger says of them. */
export async function readBooks(db: Db, variantId: string) {
  const number = async (query: ReturnType<typeof sql<{ n: number }>>) =>
    Number((await query.execute(db)).rows[0]?.n ?? 0)
  const ours = sql`(select order_id from order_stock where variant_id = ${variantId})`
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'checkoutId', 'totalMinor'])
    .where('email', '=', 'buyer@example.test')
    .execute()
  const { rows: accountsOff } = await sql`
    select a.id from loyalty_accounts a left join loyalty_transactions t on t.account_id = a.id
    group by a.id, a.balance having a.balance <> coalesce(sum(t.amount), 0)`.execute(db)
  return {
    orders,
    accountsOff,
    left: await number(sql`select quantity as n from variants where id = ${variantId}`),
    taken: await number(
      sql`select sum(quantity - restored) as n from order_stock where variant_id = ${variantId}`,
    ),
    payments: await number(sql`select count(*) as n from order_payments where order_id in ${ours}`),
    paidMinor: await number(sql`select sum(amount_minor) as n from order_payments where order_id in ${ours}`),
    couponUsed: await number(sql`select used as n from coupons where code_key = ${COUPON}`),
    couponUses: await number(sql`select count(*) as n from coupon_uses where order_id in ${ours}`),
    earned: await number(
      sql`select count(distinct order_id) as n from loyalty_transactions where type = 'EARN' and order_id in ${ours}`,
    ),
    told: await number(
      sql`select count(*) as n from outbox where type = 'wix.ecom.v1.order_created' and entity_id in (select id::text from orders where email = 'buyer@example.test')`,
    ),
    mailed: await number(
      sql`select count(*) as n from mails where subject like 'Your % order %' and recipient = 'buyer@example.test'`,
    ),
  }
}
