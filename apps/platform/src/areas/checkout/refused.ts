import { type ApiError, applicationError } from '../../base/errors.ts'
import { type OrderProblem, violationsIn } from '../cart/index.ts'
import type { RefusalCode } from './refusals.ts'

const descriptions: Readonly<Record<RefusalCode, string>> = {
  CHECKOUT_ALREADY_PAID: 'This checkout is already an order.',
  MEMBERS_ONLY: 'Some items are for members only. Sign in to buy them.',
  SITE_NOT_ACCEPTING_PAYMENTS: "This store isn't taking payments right now.",
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE:
    'This store does not accept this payment method. Choose another one.',
  SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS: 'Subscriptions must be bought separately. Remove the other items.',
  SUBSCRIPTION_WITH_GIFT_CARD: "A gift card can't pay for a subscription. Remove the gift card.",
  SUBSCRIPTION_WITH_ZERO_TOTAL:
    'A subscription that renews automatically must cost something now or start with a trial.',
  NO_SAVE_PAYMENT_METHOD_CONFIRMATION:
    'A subscription that renews automatically requires savePaymentMethod: true, the consent of the customer to later charges.',
  VIOLATIONS_WITH_ERROR_SEVERITY: 'This order breaks a rule of the store. See data.violations.',
  FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS:
    "We couldn't check whether this can be ordered. Try again later.",
}
const statuses: Partial<Record<RefusalCode, number>> = {
  CHECKOUT_ALREADY_PAID: 409,
  FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS: 503,
}

export function refusedFor(code: RefusalCode, problems: readonly OrderProblem[]): ApiError {
  const broken = code === 'VIOLATIONS_WITH_ERROR_SEVERITY'
  const data = broken ? { violations: violationsIn(problems) } : {}
  return applicationError(statuses[code] ?? 428, code, descriptions[code], data)
}
