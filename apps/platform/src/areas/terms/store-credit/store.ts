import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import type { Minor } from '../../../domain/money/money.ts'
import type { GiftCardRow } from '../gift-cards/find.ts'

/** Entries of a ledger that are shown. */
const MOST = 200

/** Credit of a customer, where there ever was one; locked in a transaction that moves it. */
export function findCredit(
  db: Db,
  customerId: string,
  currency: string,
  { lock = false } = {},
): Promise<GiftCardRow | undefined> {
  const query = db
    .selectFrom('giftCards')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('currency', '=', currency)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

export function findCreditOfMember(
  db: Db,
  memberId: string,
  currency: string,
): Promise<GiftCardRow | undefined> {
  return db
    .selectFrom('giftCards')
    .innerJoin('customers', 'customers.id', 'giftCards.customerId')
    .selectAll('giftCards')
    .where('customers.memberId', '=', memberId)
    .where('giftCards.currency', '=', currency)
    .executeTakeFirst()
}

/** Customer of a member, locked so that no merge takes its credit along meanwhile. */
export function findCustomerOfMember(trx: Trx, memberId: string) {
  return trx
    .selectFrom('customers')
    .select('id')
    .where('memberId', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
}

interface NewCredit {
  readonly customerId: string
  readonly currency: string
  readonly amount: Minor
  readonly date: Date
}

/** Begins a customer's credit. A second one at once waits for the first, and finds it. */
export async function insertCredit(
  trx: Trx,
  { customerId, currency, amount, date }: NewCredit,
): Promise<void> {
  const id = randomUUID()
  await trx
    .insertInto('giftCards')
    .values({
      // No code has this hash: it is no digest.
      ...{ id, codeHash: `store credit ${id}`, lastDigits: '', currency, customerId, orderId: null },
      ...{ initialMinor: amount, balanceMinor: 0, disabled: false, expiresAt: null },
      ...{ createdAt: date, updatedAt: date },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface Adjustment {
  readonly amount: Minor
  readonly reason: string
  readonly byType: string
  readonly byId: string
  readonly date: Date
}

/** Moves a credit that is locked; its ledger always sums up to its balance. */
export async function moveCredit(
  trx: Trx,
  { id, initialMinor, balanceMinor }: Pick<GiftCardRow, 'id' | 'initialMinor' | 'balanceMinor'>,
  { amount, reason, byType, byId, date }: Adjustment,
): Promise<void> {
  const balance = balanceMinor + amount
  await trx
    .updateTable('giftCards')
    .set({ balanceMinor: balance, initialMinor: Math.max(initialMinor, balance), updatedAt: date })
    .where('id', '=', id)
    .execute()
  await trx
    .insertInto('giftCardMovements')
    .values({
      ...{ id: randomUUID(), giftCardId: id, orderId: null, amountMinor: amount },
      ...{ reason, byType, byId, createdAt: date },
    })
    .execute()
}

export interface CreditEntryRow {
  readonly id: string
  readonly orderId: string | null
  readonly number: number | null
  readonly amountMinor: number
  readonly reason: string | null
  readonly byType: string | null
  readonly byId: string | null
  readonly createdAt: Date
}

/** Newest first. */
export async function findEntries(db: Db, creditId: string): Promise<CreditEntryRow[]> {
  const { rows } = await sql<CreditEntryRow>`
    select v.id, v.order_id, o.number, v.amount_minor, v.reason, v.by_type, v.by_id, v.created_at
    from gift_card_movements v
    left join orders o on o.id = v.order_id
    where v.gift_card_id = ${creditId}::uuid
    order by v.created_at desc, v.id limit ${MOST}`.execute(db)
  return rows
}
