import type { PlatformConfig } from '../../data/config.ts'
import { OFFLINE } from '../../domain/payments/offline-provider.ts'
import { NOT_VALIDATED, type Quote, SEVERAL_LINES } from '../cart/index.ts'
import { accepted } from '../orders/index.ts'
import type { CheckoutSettings } from '../terms/index.ts'

/** Why no order is placed though nothing is missing (wire §3.2); docs/orders.md tells the cause of each. */
export type RefusalCode =
  | 'CHECKOUT_ALREADY_PAID'
  | 'MEMBERS_ONLY'
  | 'SITE_NOT_ACCEPTING_PAYMENTS'
  | 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE'
  | 'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS'
  | 'SUBSCRIPTION_WITH_GIFT_CARD'
  | 'SUBSCRIPTION_WITH_ZERO_TOTAL'
  | 'NO_SAVE_PAYMENT_METHOD_CONFIRMATION'
  | 'VIOLATIONS_WITH_ERROR_SEVERITY'
  | 'FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS'

type Site = Pick<PlatformConfig, 'paymentProvider'>

interface CheckoutAttempt {
  readonly quote: Quote
  readonly settings: CheckoutSettings
  readonly method: string
  readonly savesPayment: boolean
}

/** The first that holds. */
export function refusalOf(config: Site, meant: CheckoutAttempt): RefusalCode | undefined {
  return ofSubscription(meant.quote) ?? ofRules(meant.quote) ?? ofPayment(config, meant) ?? ofKeeping(meant)
}

/** Whether anything is to be charged, now or by itself later. */
export function needsPayment({ totals, afterTrial }: Quote): boolean {
  return totals.payNow.total > totals.giftCard + totals.storeCredit || afterTrial !== undefined
}

export const isRenewed = ({ items }: Quote): boolean =>
  items.some(({ subscription }) => subscription?.autoRenewal)

/** A card is spent once, and what cost nothing leaves nothing to charge the next cycle to. */
function ofSubscription(quote: Quote): RefusalCode | undefined {
  if (!quote.items.some(({ subscription }) => subscription)) return undefined
  if (quote.problems.some(({ code }) => code === SEVERAL_LINES)) return SEVERAL_LINES
  if (quote.giftCard?.amount || quote.storeCredit?.amount) return 'SUBSCRIPTION_WITH_GIFT_CARD'
  return isRenewed(quote) && !needsPayment(quote) ? 'SUBSCRIPTION_WITH_ZERO_TOTAL' : undefined
}

function ofRules({ problems }: Quote): RefusalCode | undefined {
  if (problems.some(({ code }) => code === NOT_VALIDATED)) return NOT_VALIDATED
  return problems.length ? 'VIOLATIONS_WITH_ERROR_SEVERITY' : undefined
}

function ofPayment(site: Site, { quote, settings, method }: CheckoutAttempt): RefusalCode | undefined {
  if (!needsPayment(quote)) return undefined
  const payments = accepted(site, settings.payments)
  if (!payments.online && !payments.offline) return 'SITE_NOT_ACCEPTING_PAYMENTS'
  const isTaken = isOffline(method) ? payments.offline : payments.online
  return isTaken ? undefined : 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE'
}

/** Requires the shopper's consent where cycles are charged by themselves. */
function ofKeeping({ quote, method, savesPayment }: CheckoutAttempt): RefusalCode | undefined {
  if (savesPayment || isOffline(method) || !isRenewed(quote)) return undefined
  return 'NO_SAVE_PAYMENT_METHOD_CONFIRMATION'
}

const isOffline = (method: string) => method === OFFLINE
