import { type ApiError, applicationError } from '../../base/errors.ts'
import { type OrderProblem, violationsIn } from '../cart/index.ts'
import type { RefusalCode } from './refusals.ts'

const descriptions: Readonly<Record<RefusalCode, string>> = {
  CHECKOUT_ALREADY_PAID: 'This checkout was completed elsewhere',
  MEMBERS_ONLY: 'Some of it is sold to members alone: sign in to buy it',
  SITE_NOT_ACCEPTING_PAYMENTS: 'This store takes no payments at the moment',
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: 'This store does not take this way of paying; choose another',
  SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS: 'A subscription is bought on its own; take out the other items',
  SUBSCRIPTION_WITH_GIFT_CARD: 'A gift card cannot pay for a subscription; take it off',
  SUBSCRIPTION_WITH_ZERO_TOTAL:
    'A subscription that renews itself must cost something now, or begin with a trial',
  NO_SAVE_PAYMENT_METHOD_CONFIRMATION:
    'A subscription that renews itself needs savePaymentMethod: true, by which the buyer lets it be charged again',
  VIOLATIONS_WITH_ERROR_SEVERITY: 'This order breaks a rule of the store',
  FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS:
    'Whether this can be ordered could not be found out; try again later',
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
