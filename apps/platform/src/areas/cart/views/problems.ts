import type { Quote } from '../quote/quote.ts'
import { NOT_VALIDATED, type OrderProblem } from '../quote/validations.ts'

interface Problem {
  readonly code: string
  readonly description: string
}

const details = ({ code, description }: Problem) => ({ applicationError: { code, description } })

/** A calculation that failed does not fail the call (wire §3.1). */
export function calculationErrors(quote: Quote) {
  const { couponProblem, shippingMissing, memberships, giftCardProblem, failedCarriers, problems } = quote
  return {
    ...(couponProblem ? { couponCalculationError: details(couponProblem) } : {}),
    ...(failedCarriers.length ? { carrierErrors: { errors: failedCarriers.map(failed) } } : {}),
    ...(shippingMissing ? { selectedShippingOptionError: details(noSuchDelivery) } : {}),
    ...(problems.length ? { orderValidationErrors: problems.map(validationError) } : {}),
    ...(memberships.refused.length ? { membershipError: details(noSuchMembership) } : {}),
    ...(giftCardProblem ? { giftCardCalculationErrors: [details(giftCardProblem)] } : {}),
  }
}

const validationError = ({ code, description, data }: OrderProblem) => ({ code, description, data })
const failed = (carrierId: string) => ({
  carrierId,
  error: details({
    code: 'CARRIER_SERVICE_UNAVAILABLE',
    description: "The carrier can't be reached. Try again.",
  }),
})
const noSuchDelivery = {
  code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
  description: "This delivery method isn't available for this address.",
}
const noSuchMembership = {
  code: 'MEMBERSHIP_NOT_ELIGIBLE',
  description: "This membership can't pay for these items.",
}

/** Violations of a cart; only an ERROR blocks the order (wire §4.2). */
export function itemViolations({ items, couponProblem, memberships, problems }: Quote) {
  const ofItems = items
    .filter(({ status }) => status !== 'AVAILABLE')
    .map(({ id, status, left }) => ({
      severity: 'ERROR',
      target: {
        lineItem: {
          name: 'LINE_ITEM_DEFAULT',
          id,
          ...(left ? {} : { suggestedFix: 'REMOVE_LINE_ITEM' }),
        },
      },
      description:
        status === 'PARTIALLY_AVAILABLE' ? `Only ${left} left.` : 'This item is no longer available.',
    }))
  const warnings = [
    ...(couponProblem ? [couponProblem.description] : []),
    ...(memberships.refused.length ? [noSuchMembership.description] : []),
  ]
  return [...ofItems, ...violationsIn(problems), ...warnings.map(warning)]
}

/** Violations for the problems found; a validation that could not run is no violation. */
export function violationsIn(problems: readonly OrderProblem[]) {
  return problems
    .filter(({ code }) => code !== NOT_VALIDATED)
    .map(({ description, lineItemId: id }) => ({
      severity: 'ERROR',
      target: id ? { lineItem: { name: 'LINE_ITEM_DEFAULT', id } } : { other: { name: 'OTHER_DEFAULT' } },
      description,
    }))
}

function warning(description: string) {
  return { severity: 'WARNING', target: { other: { name: 'OTHER_DEFAULT' } }, description }
}
