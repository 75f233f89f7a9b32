import type { DisplayConfig } from '../../../data/display-config.ts'
import { checkAddress } from '../../../domain/address/required.ts'
import { fromDecimal } from '../../../domain/money/money.ts'
import { isForMembers, NOT_VALIDATED, type OrderProblem } from '../../cart/index.ts'
import {
  type CouponProblem,
  couponDisplaced,
  type GiftCardProblem,
  giftCardKey,
  obfuscated,
} from '../../terms/index.ts'
import { codeOfCard, type Priced } from '../purchase/quote.ts'
import { type MoneyOf, moneyOf } from './money.ts'

interface Wanted {
  /** Whether the shop's own validations count. */
  readonly withRules: boolean
  /** Whether all that an order needs must be there. */
  readonly forCheckout: boolean
}

const error = (scope: string, code: string, description: string, data: object = {}) => ({
  ...{ scope, code, severity: 'ERROR', description },
  ...data,
})

/** Problems of a cart; an ERROR stops PlaceOrder (Cart V2 §2.4). */
export function violationsOf(config: DisplayConfig, priced: Priced, { withRules, forCheckout }: Wanted) {
  const money = moneyOf(config)
  const { items, quote } = priced
  return [
    ...(items.length ? [] : [error('GLOBAL', 'EMPTY_CART', 'The cart is empty. Add an item first.')]),
    ...stockOf(priced),
    ...membersOf(priced),
    ...couponOf(priced, money),
    ...giftCardOf(config, priced),
    ...deliveryOf(priced),
    ...(withRules ? quote.problems.map((problem) => ruleOf(config, problem, money)) : []),
    ...quote.memberships.refused.map(({ id }) => ({
      scope: 'MEMBERSHIP',
      code: 'INVALID_MEMBERSHIP_STATUS',
      severity: 'WARNING',
      description: "This membership can't pay for these items.",
      invalidMembershipStatusData: { membershipId: id, reason: 'NOT_APPLICABLE_TO_LINE_ITEMS' },
    })),
    ...(forCheckout ? contactOf(priced) : []),
  ]
}

function stockOf({ items }: Priced) {
  const lineItemIds = items.filter(({ status }) => status !== 'AVAILABLE').map(({ id }) => id)
  if (lineItemIds.length === 0) return []
  const data = lineItemsOutOfStock({ items }, lineItemIds)
  const description = 'Some items are out of stock. Reduce the quantities.'
  return [error('LINE_ITEM', 'LINE_ITEMS_OUT_OF_STOCK', description, { lineItemsOutOfStockData: data })]
}

export function lineItemsOutOfStock(
  { items }: Pick<Priced, 'items'>,
  lineItemIds = items.filter(({ status }) => status !== 'AVAILABLE').map(({ id }) => id),
) {
  return { lineItemIds, allLineItemsOutOfStock: items.every(({ left }) => left === 0) }
}

export const membersOnlyLines = ({ items }: Pick<Priced, 'items'>) => ({
  lineItemIds: items.filter(isForMembers).map(({ id }) => id),
})

function membersOf({ row, items }: Priced) {
  const data = membersOnlyLines({ items })
  if (row.ownerType === 'MEMBER' || data.lineItemIds.length === 0) return []
  const description = 'Some items are for members only. Sign in to buy them.'
  return [error('LINE_ITEM', 'MEMBERS_ONLY_ITEM', description, { membersOnlyItemData: data })]
}

const couponReasons: Readonly<Record<string, string>> = {
  ERROR_COUPON_IS_DISABLED: 'DISABLED',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'INACTIVE',
  ERROR_COUPON_HAS_EXPIRED: 'EXPIRED',
  ERROR_COUPON_USAGE_EXCEEDED: 'MAX_USAGE_EXCEEDED',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
  ERROR_INVALID_SUBTOTAL: 'MIN_SUBTOTAL_NOT_REACHED',
}

export const isUnknownCoupon = ({ code }: CouponProblem) => code === 'ERROR_COUPON_DOES_NOT_EXIST'

/** Data of a coupon that does not count (Cart V2 §2.5). */
export function couponStatus(priced: Priced, problem: CouponProblem, couponCode: string, money: MoneyOf) {
  const reason = couponReasons[problem.code] ?? 'UNKNOWN_INVALID_COUPON_REASON'
  const least = priced.coupon?.minimumSubtotalMinor ?? 0
  return {
    couponCode,
    reason,
    ...(reason === 'MIN_SUBTOTAL_NOT_REACHED'
      ? { minSubtotalNotReachedDetails: { requiredMinimumSubtotal: money(least) } }
      : {}),
  }
}

function couponOf(priced: Priced, money: MoneyOf) {
  const { couponProblem: problem } = priced.quote
  const couponCode = priced.row.couponCode ?? ''
  if (!problem) return []
  if (isUnknownCoupon(problem))
    return [
      error('DISCOUNT', 'INVALID_COUPON_CODE', problem.description, {
        invalidCouponCodeData: { couponCode },
      }),
    ]
  const data = { invalidCouponStatusData: couponStatus(priced, problem, couponCode, money) }
  const found = error('DISCOUNT', 'INVALID_COUPON_STATUS', problem.description, data)
  // A coupon that gave way to a larger discount is no loss: the order goes on without it.
  return [problem === couponDisplaced ? { ...found, severity: 'WARNING' } : found]
}

const cardReasons: Readonly<Record<string, string>> = {
  GIFT_CARD_DISABLED: 'DISABLED',
  GIFT_CARD_EXPIRED: 'EXPIRED',
  GIFT_CARD_IS_EMPTY: 'EMPTY_BALANCE',
}

/** Reason in the words of V2; undefined for a card that nobody knows. */
export function giftCardReason({ code }: GiftCardProblem): string | undefined {
  return cardReasons[code]
}

function giftCardOf(config: DisplayConfig, { quote, row, giftCard }: Priced) {
  const { giftCardProblem: problem } = quote
  if (!problem) return []
  const reason = giftCardReason(problem)
  // Summaries are told to webhooks: a card that has no balance now may have one later.
  const lastDigits = giftCardKey(codeOfCard(config, row) ?? '').slice(-4)
  const card = {
    giftCardCode: obfuscated({ lastDigits }),
    ...(giftCard ? { giftCardId: giftCard.id } : {}),
  }
  return [
    reason
      ? error('GIFT_CARD', 'INVALID_GIFT_CARD_STATUS', problem.description, {
          invalidGiftCardStatusData: { ...card, reason },
        })
      : error('GIFT_CARD', 'INVALID_GIFT_CARD_CODE', problem.description, { invalidGiftCardCodeData: card }),
  ]
}

function deliveryOf({ row, quote }: Priced) {
  if (!quote.needsShipping) return []
  const faults = addressFaults(row)
  const format = faults.some(({ violatedRule }) => violatedRule === 'FORMAT')
  const missing = faults.filter(({ violatedRule }) => violatedRule !== 'FORMAT').map(({ field }) => field)
  const alone = missing.length === 1 && missing[0] === 'address.subdivision'
  return [
    ...(missing.length && !alone
      ? [error('DELIVERY', 'MISSING_DELIVERY_ADDRESS', 'The delivery address is missing or incomplete.')]
      : []),
    ...(alone ? [error('DELIVERY', 'INVALID_SUBDIVISION', 'The state or province is missing.')] : []),
    ...(format
      ? [error('DELIVERY', 'INVALID_POSTAL_CODE', 'The postal code is not one of this country.')]
      : []),
    ...methodOf(row.shippingCode, quote.shippingMissing, Boolean(row.shippingDestination?.address?.country)),
  ]
}

function methodOf(code: string | null, gone: boolean, hasAddress: boolean) {
  if (!code)
    return [error('DELIVERY', 'MISSING_DELIVERY_METHOD', 'No delivery method is selected. Select one first.')]
  if (!gone || !hasAddress) return []
  const description = "This delivery method isn't available for this address."
  return [error('DELIVERY', 'DELIVERY_METHOD_NO_LONGER_AVAILABLE', description)]
}

/** Faults of the address alone; names are of the contact. */
function addressFaults({ shippingDestination, billingInfo }: Priced['row']) {
  return checkAddress(shippingDestination ?? billingInfo).filter(({ field }) => field.startsWith('address.'))
}

/** Details of who buys; and the country for the tax, where no parcel asks for a whole address. */
function contactOf({ row, items, quote }: Priced) {
  const details = checkAddress(row.shippingDestination ?? row.billingInfo)
    .map(({ field }) => field)
    .filter(
      (field) => field.startsWith('contactDetails.') || (field === 'address.country' && !quote.needsShipping),
    )
    .map((field) =>
      field.replace('contactDetails', 'customerInfo').replace(/^address/, 'deliveryInfo.address'),
    )
  const missing = [...(row.email ? [] : ['customerInfo.email']), ...details]
  if (items.length === 0 || missing.length === 0) return []
  return [error('GLOBAL', 'GENERAL_CODE', `Some required details are missing: ${missing.join(', ')}.`)]
}

function ruleOf(config: DisplayConfig, problem: OrderProblem, money: MoneyOf) {
  const { code, description, data, lineItemId } = problem
  if (code === NOT_VALIDATED) return error('GLOBAL', 'GENERAL_CODE', description)
  if (code === 'BELOW_MINIMUM_SUBTOTAL') {
    const amount = (text: unknown) => money(fromDecimal(String(text), config.currency) ?? 0)
    return error('GLOBAL', 'SUBTOTAL_BELOW_ORDER_MINIMUM', description, {
      subtotalBelowOrderMinimumData: {
        minimumOrderSubtotal: amount(data.minimum),
        remainingAmount: amount(data.missing),
      },
    })
  }
  const target = lineItemId
    ? { lineItem: { name: 'LINE_ITEM_DEFAULT', id: lineItemId } }
    : { other: { name: 'OTHER_DEFAULT' } }
  return error(lineItemId ? 'LINE_ITEM' : 'GLOBAL', 'CUSTOM_VALIDATION', description, {
    customValidationData: { target },
  })
}
