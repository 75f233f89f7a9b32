import type { Selectable } from 'kysely'
import type { PlatformConfig } from '../../../data/config.ts'
import { orderPrice } from '../../../domain/money/money-view.ts'
import type { Caller } from '../../../http/caller.ts'
import { nextCycle } from './next-cycle.ts'
import type { SubscriptionTables } from './tables.ts'

export type ContractRow = Selectable<SubscriptionTables['subscriptionContracts']>

export type ContractAction =
  | 'CANCEL'
  | 'UNDO_CANCEL'
  | 'TURN_OFF_AUTO_RENEWAL'
  | 'TURN_ON_AUTO_RENEWAL'
  | 'RENEW'
  | 'TRANSFER'
  | 'SKIP'
  | 'CHANGE'

export function contractView(config: Pick<PlatformConfig, 'currency' | 'locale'>, row: ContractRow) {
  const { document, paidUntil, trialEndsAt, cancelsAt, failure, nextAt } = row
  const { total, currency = config.currency } = document
  return {
    id: row.id,
    orderId: row.orderId,
    lineItemId: row.lineId,
    productName: document.name,
    status: row.status,
    subscriptionSettings: document.settings,
    cycleNumber: row.cycle,
    ...(total === undefined ? {} : { price: orderPrice({ ...config, currency }, total) }),
    ...(nextAt && !cancelsAt && !failure ? { nextBillingDate: nextAt.toISOString() } : {}),
    ...(paidUntil ? { currentCycleEnd: paidUntil.toISOString() } : {}),
    ...(trialEndsAt && row.cycle === 0 ? { trialEndDate: trialEndsAt.toISOString() } : {}),
    ...(cancelsAt ? { cancellationDate: cancelsAt.toISOString() } : {}),
    lastOrderId: row.lastOrderId ?? row.orderId,
    ...(failure
      ? { failedRenewal: { ...failure, ...(nextAt ? { nextAttemptDate: nextAt.toISOString() } : {}) } }
      : {}),
    buyerInfo: { ...(row.memberId ? { memberId: row.memberId } : {}), email: row.email },
    revision: String(row.revision),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
  }
}

/** Whether any cycle is left to be bought. */
export function hasMore({ document, cycle }: Pick<ContractRow, 'document' | 'cycle'>): boolean {
  const { billingCycles } = document.settings
  return billingCycles === null || billingCycles === undefined || cycle < billingCycles
}

/** True where a cycle can be bought by hand: when the current one is the last paid, never two ahead. */
export function isRenewable(row: ContractRow, now: Date): boolean {
  const { frequency, interval } = row.document.settings
  if (row.cancelsAt || !hasMore(row)) return false
  if (row.status === 'CANCELLED' || row.status === 'TRANSFERRED') return false
  if (row.status === 'AUTO_RENEW_ON' && !row.failure) return false
  return !row.paidUntil || row.paidUntil <= nextCycle(now, frequency, interval ?? 1)
}

/** True where the next cycle can be left out: one that renews by itself, never two ahead, and not during a free trial. */
export function isSkippable(row: ContractRow, now: Date): boolean {
  const { status, nextAt, cancelsAt, failure, cycle, document } = row
  if (status !== 'AUTO_RENEW_ON' || !nextAt || cancelsAt || failure || cycle === 0) return false
  return nextAt <= nextCycle(now, document.settings.frequency, document.settings.interval ?? 1)
}

/** Actions that the caller may take now. */
export function allowedActions(row: ContractRow, caller: Caller, now: Date): ContractAction[] {
  const { status, cancelsAt, document } = row
  if (status === 'CANCELLED' || status === 'TRANSFERRED') return []
  const byStaff = isShopper(caller) ? [] : (['TRANSFER', 'CHANGE'] as const)
  if (cancelsAt) return ['UNDO_CANCEL', ...byStaff]
  return [
    ...(isRenewable(row, now) ? (['RENEW'] as const) : []),
    ...(status === 'AUTO_RENEW_ON' ? (['TURN_OFF_AUTO_RENEWAL'] as const) : []),
    ...(status === 'AUTO_RENEW_OFF' && hasMore(row) ? (['TURN_ON_AUTO_RENEWAL'] as const) : []),
    ...(!isShopper(caller) && isSkippable(row, now) ? (['SKIP'] as const) : []),
    ...(isShopper(caller) && !document.settings.enableCustomerCancellation ? [] : (['CANCEL'] as const)),
    ...byStaff,
  ]
}

export function isShopper({ type }: Caller): boolean {
  return type === 'VISITOR' || type === 'MEMBER'
}
