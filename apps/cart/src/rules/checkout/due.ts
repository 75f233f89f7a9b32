import type { Say } from '../../messages/index.ts'
import type { Due } from '../model/index.ts'
import { isZero } from '../money.ts'

interface Amount {
  readonly amount: string
}

/** Sums due now and later; undefined where all is due now. */
export function dueOf({ payNow, payLater }: Due) {
  if (!payNow || !payLater || isZero(payLater)) return undefined
  return { now: payNow, later: payLater }
}

/** Tells whether nothing is left to pay: not now, not on another day, and not after a free trial. */
export function isSettled({
  priceSummary,
  left,
  payLater,
  payAfterTrial,
}: Due & { readonly priceSummary: { readonly total: Amount }; readonly left?: Amount | undefined }): boolean {
  const sums = [left ?? priceSummary.total, payLater, payAfterTrial]
  return sums.every((amount) => !amount || isZero(amount))
}

interface Paid {
  readonly paymentOption?: string | undefined
  readonly depositAmount?: Amount | null | undefined
}

/** How a line is paid, where it is not simply paid online: a deposit, in person, or by a membership in person. */
export function paymentText(
  { paymentOption, depositAmount }: Paid,
  t: Say,
  money: (amount: Amount) => string,
): string | undefined {
  switch (paymentOption) {
    case 'DEPOSIT_ONLINE':
      return depositAmount ? t('due.deposit', { amount: money(depositAmount) }) : undefined
    case 'FULL_PAYMENT_OFFLINE':
      return t('due.offline')
    case 'MEMBERSHIP_OFFLINE':
      return t('due.membership-offline')
    case 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER':
      return t('due.membership-rest')
    default:
      return undefined
  }
}
