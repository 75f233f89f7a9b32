import { randomUUID } from 'node:crypto'
import type { DisplayConfig } from '../../../data/display-config.ts'
import { calculationErrors, freeShippingView, membershipsView } from '../../cart/index.ts'
import { needsPayment } from '../../checkout/index.ts'
import { priceToken } from '../price-token.ts'
import type { Priced } from '../purchase/quote.ts'
import { giftCardIdOf, methodView } from './cart.ts'
import { discountsView } from './discounts.ts'
import { finalPrice } from './line.ts'
import { type MoneyOf, moneyOf } from './money.ts'
import { violationsOf } from './violations.ts'

interface Options {
  readonly withRules: boolean
  readonly forCheckout: boolean
  readonly withToken: boolean
}

/** CartSummary (Cart V2 §2.5): the totals that V1 answers, cut another way (§3.4). */
export function summaryView(config: DisplayConfig, priced: Priced, { withToken, ...wanted }: Options) {
  const { row, items, quote } = priced
  const money = moneyOf(config)
  return {
    cartId: row.cartId,
    calculationId: randomUUID(),
    cartRevision: String(row.revision),
    lineItems: items.flatMap((item) => {
      const sold = quote.items.find(({ id }) => id === item.id)
      const { unit, total } = finalPrice(quote, item)
      const prices = { unitPrice: money(unit), totalPrice: money(total) }
      return sold ? [{ lineItemId: item.id, quantity: sold.quantity, ...prices }] : []
    }),
    discounts: discountsView(quote, money),
    ...deliveryView(config, priced, money),
    additionalFees: feesView(priced, money),
    taxSummary: taxView(priced, money),
    priceSummary: priceView(priced, money),
    paymentSummary: paymentView(priced, money),
    ...(withToken ? { priceVerificationToken: priceToken(config, priced) } : {}),
    violations: violationsOf(config, priced, wanted),
    ...(wanted.withRules ? { calculationErrors: codesOf(quote) } : {}),
  }
}

/** Codes of rules and coupons, which violations have no place for. */
function codesOf(quote: Priced['quote']) {
  const { orderValidationErrors, couponCalculationError } = calculationErrors(quote)
  return {
    ...(orderValidationErrors ? { orderValidationErrors } : {}),
    ...(couponCalculationError ? { couponCalculationError } : {}),
  }
}

/** The way of delivery that was chosen, and how far a free one is. */
function deliveryView(config: DisplayConfig, { row, quote }: Priced, money: MoneyOf) {
  const { totals, selected } = quote
  const chosen = row.shippingCode
    ? {
        method: methodView(selected, row.shippingCode, row.purchase?.carrierId),
        price: money(totals.shipping + totals.shippingDiscount),
      }
    : undefined
  const deliverySummary = { ...chosen, ...freeShippingView(config, quote) }
  return Object.keys(deliverySummary).length ? { deliverySummary } : {}
}

/** Parts that add up to the total: lines after their discounts, less the cart's, with what comes on top. */
function priceView({ items, quote }: Priced, money: MoneyOf) {
  const { totals } = quote
  const subtotal = items.reduce((all, item) => all + finalPrice(quote, item).total, 0)
  return {
    subtotal: money(subtotal),
    discount: money(subtotal - totals.subtotalAfterDiscount),
    delivery: money(totals.shipping),
    additionalFees: money(totals.additionalFees + totals.tip),
    tax: money(totals.taxIncluded ? 0 : totals.tax),
    total: money(totals.total),
  }
}

const sources: Readonly<Record<string, string>> = {
  SERVICE_PLUGIN: 'SERVICE_PLUGIN',
  ITEM: 'LINE_ITEM',
  SHIPPING: 'DELIVERY',
  PLATFORM: 'PLATFORM',
}

function feesView({ quote: { totals } }: Priced, money: MoneyOf) {
  const fees = totals.fees.map(({ fee }) => ({
    code: fee.code,
    name: { original: fee.name },
    lineItemIds: [...(fee.lineIds ?? [])],
    price: money(fee.amount),
    source: sources[fee.source] ?? 'UNKNOWN_ADDITIONAL_FEE_SOURCE',
  }))
  // Tips are no part of Cart V2: one from the checkout's page is a fee here.
  const tip = { code: 'TIP', name: { original: 'Tip' }, lineItemIds: [], source: 'PLATFORM' }
  return totals.tip ? [...fees, { ...tip, price: money(totals.tip) }] : fees
}

function taxView({ quote }: Priced, money: MoneyOf) {
  const { totals } = quote
  return {
    taxes: totals.taxes.map(({ name, rate, amount }) => ({
      name: { original: name },
      taxableAmount: money(totals.taxable),
      exemptAmount: money(0),
      amount: money(amount),
      rate,
    })),
    totalExempt: money(0),
    deliveryTax: money(totals.delivery.tax),
    pricesIncludeTax: totals.taxIncluded,
    lineItemTaxes: totals.lines.map(({ id, tax, taxRate }) => ({
      lineItemId: id,
      tax: money(tax),
      rate: taxRate,
    })),
    additionalFeeTaxes: totals.fees.map(({ fee, tax }) => ({ additionalFeeCode: fee.code, tax: money(tax) })),
  }
}

function paymentView(priced: Priced, money: MoneyOf) {
  const { totals, giftCard, storeCredit, memberships, afterTrial, items } = priced.quote
  const isUsed = priced.row.storeCredit
  const paid = totals.giftCard + totals.storeCredit
  return {
    giftCards: giftCard ? [{ giftCardId: giftCardIdOf(priced), redeemAmount: money(totals.giftCard) }] : [],
    memberships: memberships.selected.map(({ id, appId, lineItemIds }) => ({
      id,
      appId,
      lineItemIds: [...lineItemIds],
    })),
    subscriptionCharges: items.flatMap(({ id, subscription }) =>
      subscription
        ? [
            {
              lineItemIds: [id],
              description: subscription.title,
              charges: [
                {
                  cycleFrom: 1,
                  ...(subscription.billingCycles === null ? {} : { cycleCount: subscription.billingCycles }),
                },
              ],
            },
          ]
        : [],
    ),
    requiresPaymentAfterGiftCard: needsPayment(priced.quote),
    totalAfterGiftCards: money(totals.total - paid),
    payNow: money(totals.payNow.total - paid),
    payLater: money(totals.payLater.total),
    ...(afterTrial ? { payAfterFreeTrial: money(afterTrial.total) } : {}),
    ...(storeCredit && (storeCredit.card.balanceMinor > 0 || isUsed)
      ? {
          storeCredit: {
            used: isUsed,
            balance: money(storeCredit.card.balanceMinor),
            amount: money(storeCredit.amount),
          },
        }
      : {}),
    membershipOptions: membershipsView(priced.quote),
  }
}
