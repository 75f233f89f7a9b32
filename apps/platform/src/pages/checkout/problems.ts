import type { Quote } from '../../areas/cart/index.ts'
import type { Outcome, RefusalCode } from '../../areas/checkout/index.ts'
import type { ApiError } from '../../base/errors.ts'
import type { PlainKey } from '../../domain/messages/translate.ts'
import { fromDecimal } from '../../domain/money/money.ts'
import { describeError } from '../hosted/problem.ts'
import type { View } from '../hosted/view.ts'
import { declinedMessage } from './payment-fields.ts'
import { ruleMessages } from './rule-messages.ts'

const cardFaults: Readonly<Record<string, PlainKey>> = {
  GIFT_CARD_CODE_INVALID: 'checkout.gift-card-unknown',
  GIFT_CARD_NOT_FOUND: 'checkout.gift-card-unknown',
  GIFT_CARD_IS_EMPTY: 'checkout.gift-card-empty',
  GIFT_CARD_EXPIRED: 'checkout.gift-card-expired',
  GIFT_CARD_DISABLED: 'checkout.gift-card-disabled',
}

/** Why a gift card was not taken; undefined where the fault is another. */
export function cardFault(view: View, error: ApiError): string | undefined {
  const { details } = error.body as { details?: { applicationError?: { code: string } } }
  const code = details?.applicationError?.code ?? ''
  if (code === 'THROTTLED_FEATURE') return describeError(view, error).text
  const known = cardFaults[code]
  return known && view.t(known)
}

/** Why no order was placed; undefined where single fields tell it. */
export function problemOf(
  view: View,
  outcome: Outcome,
  shownTotal: string | null,
  quote: Quote,
): string | undefined {
  const { t, money, config } = view
  switch (outcome.kind) {
    case 'declined':
      return t(declinedMessage(outcome.reason))
    case 'sold-out':
      return t('checkout.faster')
    case 'changed': {
      const before = fromDecimal(shownTotal ?? '', config.currency)
      const { total } = quote.totals
      return before === undefined || before === total
        ? t('checkout.changed')
        : t('checkout.changed-from', { before: money(before), after: money(total) })
    }
    case 'refused':
      return refusalMessage(view, outcome.code, quote)
    default:
      return undefined
  }
}

const refusals: Partial<Record<RefusalCode, PlainKey>> = {
  CHECKOUT_ALREADY_PAID: 'checkout.completed',
  MEMBERS_ONLY: 'checkout.members-only',
  SITE_NOT_ACCEPTING_PAYMENTS: 'checkout.no-payments',
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: 'checkout.way-not-taken',
  SUBSCRIPTION_WITH_GIFT_CARD: 'checkout.subscription-card',
  SUBSCRIPTION_WITH_ZERO_TOTAL: 'checkout.subscription-free',
  NO_SAVE_PAYMENT_METHOD_CONFIRMATION: 'checkout.keep-method-missing',
}

/** Explains a refusal by the store's rules in their own words. */
function refusalMessage(view: View, code: RefusalCode, quote: Quote): string {
  const known =
    code === 'SITE_NOT_ACCEPTING_PAYMENTS' && !view.config.paymentProvider
      ? 'checkout.not-set-up'
      : refusals[code]
  return known ? view.t(known) : ruleMessages(view, quote).join(' ')
}
