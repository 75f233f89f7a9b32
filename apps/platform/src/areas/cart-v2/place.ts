import { ApiError, applicationError } from '../../base/errors.ts'
import type { Trx } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import { OFFLINE } from '../../domain/payments/offline-provider.ts'
import { type Target, violationsIn } from '../cart/index.ts'
import { needsPayment, type Outcome, placeOrder as place, refuseOtherPayment } from '../checkout/index.ts'
import { readTransactions } from '../orders/index.ts'
import { couponDisplaced } from '../terms/index.ts'
import { type Context, readPurchase } from './change.ts'
import { alreadyOrdered } from './errors.ts'
import type { PlaceOrder } from './input/calls.ts'
import { readPriceToken } from './price-token.ts'
import type { Purchase } from './purchase/find.ts'
import { type Priced, pricePurchase } from './purchase/quote.ts'
import { broughtUpToDate } from './up-to-date.ts'
import { lineItemsOutOfStock, membersOnlyLines, violationsOf } from './views/violations.ts'

type PlaceContext = Services & { readonly caller: Context['caller'] }

/** Places one order per cart, by the same way as create-order; a repeat finds it. */
export async function placeOrder(services: PlaceContext, target: Target, input: PlaceOrder) {
  const { db, config } = services
  const before = await readPurchase(services, target)
  const { cartId } = before.row
  const { priceVerificationToken: token, savePaymentMethod: savesPayment, payment: given } = input
  const agrees = token ? readPriceToken(config, cartId, token) : undefined
  const payment = given ?? { method: input.delayCapture ? 'authorized' : OFFLINE }
  if (payment.method === OFFLINE && (await refusesByHand(services, before)))
    throw applicationError(428, 'UNAVAILABLE_PAYMENT_METHOD', 'This cart takes no payment by hand.')
  const id = (trx: Trx) => broughtUpToDate(trx, services, target)
  const outcome = await place(services, { id, payment, savesPayment, ...(agrees ? { agrees } : {}) })
  if (outcome.kind !== 'placed') throw await refusal(services, target, outcome)
  if (outcome.before && given) await sameAgain(services, cartId, outcome.orderId, given)
  return answerOf(db, outcome.orderId)
}

/** Where nothing is to be paid, nothing is paid by hand either. */
async function refusesByHand({ db, config, clock }: Services, { row }: Purchase): Promise<boolean> {
  if (!row.purchase?.settings?.manualPaymentDisabled || row.orderId) return false
  return needsPayment((await pricePurchase(db, config, row, clock.now())).quote)
}

/** The same again is answered as before; another payment of what is paid already is refused. */
async function sameAgain(
  services: PlaceContext,
  cartId: string,
  orderId: string,
  payment: NonNullable<PlaceOrder['payment']>,
): Promise<void> {
  try {
    await refuseOtherPayment(services, orderId, payment)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { details } = error.body as { details?: { applicationError?: { code: string } } }
    if (details?.applicationError?.code === 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')
      throw applicationError(
        428,
        'PAYMENT_ALREADY_IN_PROGRESS',
        'A payment for this cart is in progress. Wait for its result.',
      )
    throw alreadyOrdered(cartId, orderId)
  }
}

async function answerOf(db: Services['db'], orderId: string) {
  const { payments } = await readTransactions(db, orderId)
  const open = payments.find(({ offline, status }) => !offline && status.startsWith('PENDING'))
  return { orderId, ...(open ? { paymentGatewayOrderId: open.id } : {}), completed: !open }
}

type Refused = Exclude<Outcome, { kind: 'placed' }>

/** Reason why no order was placed, in the codes of Cart V2 §2.6. */
async function refusal(services: PlaceContext, target: Target, outcome: Refused): Promise<ApiError> {
  const { db, config, clock } = services
  const purchase = await readPurchase(services, target)
  const priced = await pricePurchase(db, config, purchase.row, clock.now())
  const invalid = () => {
    const violations = violationsOf(config, priced, { withRules: true, forCheckout: true })
    return applicationError(428, 'INVALID_CART', 'The cart has problems. See data.violations.', {
      violations,
    })
  }
  switch (outcome.kind) {
    case 'empty':
      return applicationError(428, 'EMPTY_CART', 'The cart is empty. Add an item first.')
    case 'sold-out':
      return applicationError(
        428,
        'LINE_ITEMS_OUT_OF_STOCK',
        'Some items are out of stock. Reduce the quantities.',
        lineItemsOutOfStock(priced),
      )
    case 'declined':
      return applicationError(
        428,
        'INVALID_PAYMENT_STATUS',
        'The payment was declined. Use another payment method.',
        { transactionStatus: 'DECLINED', failureDetails: outcome.reason },
      )
    case 'incomplete':
      return incomplete(outcome.fields, priced) ?? missingDetails(outcome.fields)
    case 'changed':
      return changed(priced) ?? invalid()
    case 'refused':
      return refused(outcome.code, purchase, priced) ?? invalid()
  }
}

function incomplete(fields: readonly string[], { row }: Priced): ApiError | undefined {
  if (fields.some((field) => field.startsWith('address.')))
    return applicationError(
      428,
      'MISSING_DELIVERY_ADDRESS',
      'The delivery address is missing or incomplete. Complete it first.',
      { fields },
    )
  if (!fields.includes('delivery')) return undefined
  return row.shippingCode
    ? applicationError(
        428,
        'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
        "This delivery method isn't available for this address.",
      )
    : applicationError(428, 'MISSING_DELIVERY_METHOD', 'No delivery method is selected. Select one first.')
}

/** Fields of who buys: those of the store's settings too, which no violation of a cart knows. */
function missingDetails(fields: readonly string[]): ApiError {
  const description = `Some required details are missing: ${fields.join(', ')}.`
  const violation = { scope: 'GLOBAL', code: 'GENERAL_CODE', severity: 'ERROR', description }
  return applicationError(428, 'INVALID_CART', 'The cart has problems. See data.violations.', {
    violations: [violation],
  })
}

function changed({ quote }: Priced): ApiError | undefined {
  const { giftCardProblem, couponProblem } = quote
  if (giftCardProblem)
    return applicationError(428, 'GIFT_CARD_REDEEM_ERROR', giftCardProblem.description, {
      error: giftCardProblem.code,
    })
  if (couponProblem && couponProblem !== couponDisplaced) return undefined
  return applicationError(
    428,
    'CART_PRICES_OUT_OF_SYNC',
    'The prices have changed since they were shown. Calculate the cart again.',
  )
}

function refused(
  code: Extract<Outcome, { kind: 'refused' }>['code'],
  { row }: Purchase,
  priced: Priced,
): ApiError | undefined {
  switch (code) {
    case 'CHECKOUT_ALREADY_PAID':
      return alreadyOrdered(row.cartId, row.orderId)
    case 'MEMBERS_ONLY':
      return applicationError(
        428,
        'MEMBERS_ONLY_ITEM',
        'Some items are for members only. Sign in to buy them.',
        membersOnlyLines(priced),
      )
    case 'SITE_NOT_ACCEPTING_PAYMENTS':
      return applicationError(
        428,
        'SITE_NOT_ACCEPTING_PAYMENTS',
        "This store isn't taking payments right now.",
      )
    case 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE':
      return applicationError(
        428,
        'UNAVAILABLE_PAYMENT_METHOD',
        'This store does not accept this payment method. Choose another one.',
      )
    case 'SUBSCRIPTION_WITH_GIFT_CARD':
      return applicationError(
        428,
        'CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD',
        "A gift card can't pay for a subscription. Remove the gift card.",
      )
    case 'NO_SAVE_PAYMENT_METHOD_CONFIRMATION':
      return applicationError(
        428,
        'UNCONFIRMED_SAVE_PAYMENT_METHOD',
        'A subscription that renews automatically requires savePaymentMethod: true, the consent of the customer to later charges.',
      )
    case 'VIOLATIONS_WITH_ERROR_SEVERITY':
      return applicationError(
        428,
        'VIOLATIONS_WITH_ERROR_SEVERITY',
        'This order breaks a rule of the store. See data.violationsList.',
        { violationsList: { violations: violationsIn(priced.quote.problems) } },
      )
    case 'FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS':
      return applicationError(
        503,
        'CALCULATION_ERROR',
        "We couldn't check whether this can be ordered. Try again later.",
      )
    default:
      return undefined
  }
}
