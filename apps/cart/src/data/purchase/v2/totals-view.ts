import type { CartSummary, CartV2 } from '@galleria/platform-client/current-cart-v2'
import type { DeliveryChoice, NamedTax, Payable, PriceSummary, Totals } from '../../../rules/model/index.ts'
import { membershipsOf } from '../memberships.ts'
import { currencyOf, discountsOf } from './cart-view.ts'
import { wholePrice } from './line-view.ts'
import { problemsOf } from './problems.ts'
import { isNothing, less, sum } from './sums.ts'

interface Counted {
  readonly cart: CartV2
  readonly summary: CartSummary
}

/**
 * Totals as the pages know them. V2 cuts them another way (Cart V2 §3.4): the parts are put together exactly. A tip is
 * left out: the review alone tells it, with what is payable.
 */
export function totalsView(
  { cart, summary }: Counted,
  { choices, placed }: { readonly choices: readonly DeliveryChoice[]; readonly placed: boolean },
): Totals {
  const { payNow, payLater, payAfterFreeTrial, membershipOptions } = summary.paymentSummary ?? {}
  const tip = tipOf(summary)?.price
  const whole = priceSummary({ cart, summary }, placed)
  const method = summary.deliverySummary?.method ?? cart.deliveryInfo?.method
  const chosen = method && choices.find(({ option }) => option.code === method.code)?.option
  const freeShipping = summary.deliverySummary?.freeShipping
  return {
    currency: currencyOf(cart),
    priceSummary: placed ? { ...whole, total: less(whole.total, tip) } : whole,
    ...{ payNow: payNow && less(payNow, tip), payLater, payAfterTrial: payAfterFreeTrial },
    discounts: discountsOf(summary),
    fees: placed ? feesOf(summary) : [],
    taxes: placed ? taxesOf(summary) : [],
    lineAmounts: lineAmounts(summary),
    deliveries: choices,
    ...(placed && method && { delivery: chosen ?? optionOf(method) }),
    ...(freeShipping && { freeShipping }),
    ...(membershipOptions && { memberships: membershipsOf(membershipOptions) }),
    problems: problemsOf(summary),
  }
}

type Method = NonNullable<NonNullable<CartSummary['deliverySummary']>['method']>

const optionOf = ({ code, title }: Method) => ({ code, title: title?.translated || title?.original || code })

/** Sums that the payment page will ask for. */
export function payableView({ cart, summary }: Counted): Payable {
  const { giftCards = [], payNow, payLater, payAfterFreeTrial } = summary.paymentSummary ?? {}
  const { totalAfterGiftCards, storeCredit } = summary.paymentSummary ?? {}
  const [card] = cart.paymentInfo?.giftCards ?? []
  const pays = giftCards.find(({ giftCardId }) => giftCardId === card?.id)?.redeemAmount
  return {
    priceSummary: priceSummary({ cart, summary }, true),
    ...{ payNow, payLater, payAfterTrial: payAfterFreeTrial },
    discounts: discountsOf(summary),
    fees: feesOf(summary),
    ...(card && { giftCard: { code: card.obfuscatedCode ?? '', ...(pays && { amount: pays }) } }),
    ...(storeCredit && { storeCredit }),
    ...((pays || storeCredit?.used) && { left: totalAfterGiftCards }),
  }
}

/** `placed`: it is known where it goes; before, delivery, tax and what comes with them are not told. */
function priceSummary({ cart, summary }: Counted, placed: boolean): PriceSummary {
  const { subtotal, discount, delivery, additionalFees, total } = summary.priceSummary
  const whole = sum(...cart.lineItems.map(wholePrice))
  const goods = less(subtotal, discount)
  return {
    subtotal: whole,
    discount: less(whole, goods),
    ...(placed
      ? {
          shipping: delivery,
          tax: taxOf(summary),
          additionalFees: less(additionalFees, tipOf(summary)?.price),
          total,
        }
      : { shipping: nothing, tax: nothing, additionalFees: nothing, total: goods }),
  }
}

const nothing = { amount: '0.00' }

/** Tips are no part of Cart V2, and told as a fee: the page tells its shopper's own beside the fees. */
export const tipOf = ({ additionalFees }: CartSummary) =>
  additionalFees.find(({ code }) => code?.toLowerCase() === 'tip')

/** Tax that prices include is told too, though nothing comes on top. */
function taxOf({ taxSummary, priceSummary }: CartSummary) {
  if (!taxSummary?.pricesIncludeTax) return priceSummary.tax
  return sum(...(taxSummary.taxes ?? []).map(({ amount }) => amount))
}

/** Parts of a tax by name and rate; none where a rate is not told and the lines do not have one alone. */
function taxesOf({ taxSummary }: CartSummary): readonly NamedTax[] {
  const { taxes = [], lineItemTaxes = [] } = taxSummary ?? {}
  const rates = new Set(lineItemTaxes.flatMap(({ rate }) => (Number(rate) > 0 ? [rate] : [])))
  const [only] = taxes.length === 1 && rates.size === 1 ? rates : []
  const named = taxes.map(({ name, amount, rate }) => ({
    name: name?.translated || name?.original || '',
    rate: Number(rate ?? only ?? 0),
    amount: amount ?? { amount: '0' },
  }))
  return named.every(({ name, rate }) => name && rate) ? named.filter(({ amount }) => !isNothing(amount)) : []
}

const feesOf = (summary: CartSummary) =>
  summary.additionalFees
    .filter((fee) => fee !== tipOf(summary))
    .map(({ name, price }) => ({ name: name?.translated || name?.original || '', amount: price }))

/** Paid for each line: after the cart's discounts too, and before tax. */
function lineAmounts({ lineItems, discounts, taxSummary }: CartSummary) {
  const shares = discounts
    .filter(({ scope }) => scope === 'CART_SUBTOTAL')
    .flatMap(({ lineItemDiscounts = [] }) => lineItemDiscounts)
  return lineItems.map(({ lineItemId, totalPrice }) => {
    const off = shares.filter((each) => each.lineItemId === lineItemId).map(({ amountOff }) => amountOff)
    const within = taxSummary?.pricesIncludeTax
      ? taxSummary.lineItemTaxes?.find((each) => each.lineItemId === lineItemId)?.tax
      : undefined
    return { lineItemId, amount: less(totalPrice, ...off, within).amount }
  })
}
