import { randomUUID } from 'node:crypto'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Trx } from '../../../data/database.ts'
import { orderPrice } from '../../../domain/money/money-view.ts'
import type { Totals } from '../../../domain/pricing/totals.ts'
import type { MembershipChoices } from './options.ts'
import {
  insertPayments,
  type MembershipPaymentRow,
  updatePaymentsOrder,
  voidPayments,
} from './store/payments.ts'
import { restoreMemberships, useMembership } from './store/uses.ts'
import type { SelectedMembership } from './tables.ts'

/** A quote, as far as plans pay for it. */
interface Quoted {
  readonly items: readonly { readonly id: string }[]
  readonly totals: Pick<Totals, 'lines'>
  readonly memberships: MembershipChoices
}

interface Placing {
  readonly checkoutId: string
  readonly orderId: string
  readonly date: Date
}

/** Takes the uses and writes what they paid for, in the transaction that makes the order. Answers the choice that cannot pay, if one cannot. */
export async function chargeMemberships(
  trx: Trx,
  { checkoutId, orderId, date }: Placing,
  quote: Quoted,
): Promise<SelectedMembership | undefined> {
  for (const choice of quote.memberships.selected) {
    const { id: membershipId, uses } = choice
    if (!(await useMembership(trx, { membershipId, orderId, uses, date }))) return choice
    await write(trx, quote, [choice], { checkoutId, orderId, status: 'CHARGED', reason: null, date })
  }
  // Earlier attempts belong to what became of them.
  await updatePaymentsOrder(trx, orderId, checkoutId)
  return undefined
}

/** Notes choices that cannot pay (any more). Nothing was taken. */
export async function failMemberships(
  trx: Trx,
  checkoutId: string,
  quote: Quoted,
  failed: readonly SelectedMembership[],
  date: Date,
): Promise<void> {
  for (const choice of failed) {
    const { invalid } = quote.memberships
    const reason = invalid.find(({ row }) => row.id === choice.id)?.reason ?? 'NOT_ENOUGH_CREDITS'
    await write(trx, quote, [choice], { checkoutId, orderId: null, status: 'CHARGE_FAILED', reason, date })
  }
}

/** When an order comes to nothing: its uses are there again, and its payments say so. */
export async function releaseMemberships(trx: Trx, orderId: string, date: Date): Promise<void> {
  await restoreMemberships(trx, orderId)
  await voidPayments(trx, orderId, date)
}

async function write(
  trx: Trx,
  { items, totals, memberships }: Quoted,
  choices: readonly SelectedMembership[],
  facts: Pick<MembershipPaymentRow, 'checkoutId' | 'orderId' | 'status' | 'reason'> & { readonly date: Date },
): Promise<void> {
  const { date, ...written } = facts
  const known = [...memberships.eligible, ...memberships.invalid].map(({ row }) => row)
  const rows = choices.flatMap(({ id, appId, lineItemIds }) => {
    const plan = known.find((row) => row.id === id)
    // An unknown plan, or somebody else's, has no payment to record.
    if (!plan) return []
    return items
      .filter((item) => lineItemIds.includes(item.id))
      .map((item) => ({
        ...{ id: randomUUID(), lineId: item.id, membershipId: id, appId, name: plan.name, ...written },
        amountMinor: totals.lines.find((line) => line.id === item.id)?.gross ?? 0,
        ...{ voided: false, createdAt: date, updatedAt: date },
      }))
  })
  if (rows.length === 0) return
  await insertPayments(trx, rows)
}

/** A payment among an order's transactions: a plan's instead of money. */
export function membershipPaymentView(config: PlatformConfig, row: MembershipPaymentRow) {
  const { id, amountMinor, createdAt, updatedAt, membershipId, appId, name, lineId, status, voided } = row
  return {
    id,
    amount: orderPrice(config, amountMinor),
    createdDate: createdAt.toISOString(),
    updatedDate: updatedAt.toISOString(),
    refundDisabled: true,
    membershipPaymentDetails: {
      ...{ membershipId, lineItemId: lineId, status, voided, providerAppId: appId },
      name: { original: name, translated: name },
      ...(row.reason ? { failureReason: row.reason } : {}),
    },
  }
}
