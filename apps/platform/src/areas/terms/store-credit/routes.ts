import { StoreCredit } from '@galleria/platform-client/entities/customers'
import * as operations from '@galleria/platform-client/operations/customers/store-credit'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { decimal } from '../../../base/input/decimal.ts'
import { plainText } from '../../../base/texts/plain-text.ts'
import { type Db, transaction } from '../../../data/database.ts'
import { minorAmount } from '../../../domain/money/minor-amount.ts'
import { toDecimal } from '../../../domain/money/money.ts'
import { authorOf } from '../../../http/author.ts'
import { authorNames } from '../../../http/author-names.ts'
import { type App, operation } from '../../../http/route.ts'
import { lockCustomer, requireCustomer } from '../../customers/index.ts'
import { refused } from '../crud/parts.ts'
import type { GiftCardRow } from '../gift-cards/find.ts'
import { refuseOwn } from './credit-member.ts'
import { findCredit, findCreditOfMember, findEntries, insertCredit, moveCredit } from './store.ts'

const Id = z.string().max(100)
const Reason = plainText(200).refine((text) => text.length > 0, { error: 'must not be empty' })
const answer = z.object({ storeCredit: StoreCredit })

/** Store credit of customers: gift cards without a code. Extensions of the embedded platform (decision 0385). */
export function storeCreditRoutes(app: App): void {
  operation(app, operations.getMyStoreCredit, { answer }, async ({ db, config, caller }) => ({
    storeCredit: await viewOf(
      db,
      await findCreditOfMember(db, caller.memberId, config.currency),
      config.currency,
    ),
  }))

  operation(
    app,
    operations.getStoreCredit,
    { query: z.object({ customerId: Id }), answer },
    async ({ db, config: { currency }, input }) => {
      const { id } = await requireCustomer(db, input.customerId)
      return { storeCredit: await viewOf(db, await findCredit(db, id, currency), currency, true) }
    },
  )

  operation(
    app,
    operations.adjustStoreCredit,
    {
      body: z.object({
        customerId: Id,
        /** Taken off where `direction` says so. */
        amount: decimal({ digits: 9, scale: 3 }),
        direction: z.enum(['ADD', 'TAKE']).default('ADD'),
        reason: Reason,
        /** Balance that was seen: another one answers 409. */
        balance: decimal({ digits: 12, scale: 3 }).optional(),
      }),
      answer,
    },
    ({ db, clock, config: { currency }, caller, input }) =>
      transaction(db, async (trx) => {
        const { direction, reason } = input
        const amount = minorAmount(input.amount, currency, 'amount')
        if (amount === 0) throw refused('amount', 'must be above 0')
        const customer = await lockCustomer(trx, input.customerId)
        await refuseOwn(trx, caller, customer.memberId)
        const date = clock.now()
        if (direction === 'ADD') await insertCredit(trx, { customerId: customer.id, currency, amount, date })
        const credit = await findCredit(trx, customer.id, currency, { lock: true })
        const before = credit?.balanceMinor ?? 0
        if (input.balance !== undefined && minorAmount(input.balance, currency, 'balance') !== before)
          throw moved()
        if (!credit || (direction === 'TAKE' && amount > before))
          throw refused('amount', 'must not be more than the balance')
        const signed = direction === 'TAKE' ? -amount : amount
        await moveCredit(trx, credit, { amount: signed, reason, ...authorOf(caller), date })
        const after = await findCredit(trx, customer.id, currency)
        return { storeCredit: await viewOf(trx, after, currency, true) }
      }),
  )
}

/** Balance and ledger; names of staff are for staff. */
async function viewOf(db: Db, credit: GiftCardRow | undefined, currency: string, forStaff = false) {
  const money = (minor: number) => toDecimal(minor, currency)
  if (!credit) return { balance: money(0), currency, entries: [] }
  let left = credit.balanceMinor
  const rows = await findEntries(db, credit.id)
  const names = await authorNames(db, forStaff ? rows : [])
  const entries = rows.map((row) => {
    const name = names.get(row.byId ?? '')
    const amount = Number(row.amountMinor)
    const type = row.orderId ? (amount < 0 ? 'SPENT' : 'RETURNED') : 'ADJUSTED'
    const entry = {
      ...{ id: row.id, date: row.createdAt.toISOString(), type, amount: money(amount), balance: money(left) },
      ...(row.orderId ? { orderId: row.orderId } : {}),
      ...(row.number === null ? {} : { orderNumber: String(row.number) }),
      ...(row.reason ? { reason: row.reason } : {}),
      ...(forStaff && row.byType
        ? { by: { type: row.byType, id: row.byId ?? '', ...(name && { name }) } }
        : {}),
    }
    left -= amount
    return entry
  })
  return { balance: money(credit.balanceMinor), currency, entries }
}

function moved() {
  return applicationError(
    409,
    'STORE_CREDIT_HAS_CHANGED',
    'The balance has changed in the meantime. Read it again and retry.',
  )
}
