import type { PriceSummary } from '@galleria/platform-client/cart'
import type { Say } from '../../messages/index.ts'
import { isZero } from '../money.ts'

interface Amount {
  readonly amount: string
}
/** An estimate or a checkout. */
export interface Payable {
  readonly payNow?: PriceSummary | undefined
  readonly payLater?: PriceSummary | undefined
  /** Total of a checkout with a gift card; absent without one. */
  readonly payNowTotalAfterGiftCard?: Amount | undefined
}

/** Sums due now and later; undefined where all is due now. */
export function dueOf({ payNow, payLater, payNowTotalAfterGiftCard: left }: Payable) {
  if (!payNow || !payLater || isZero(payLater.total)) return undefined
  return { now: left ?? payNow.total, later: payLater.total }
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
