import { type Item, type Quote, unitPrice } from '../../../areas/cart/index.ts'
import type { CheckoutRow } from '../../../areas/checkout/index.ts'
import {
  type ActivityType,
  balanceSummary,
  happened,
  orderDocument,
  withLink,
} from '../../../areas/orders/index.ts'
import { type Coupon, couponDiscount, noMemberships } from '../../../areas/terms/index.ts'
import { defaultConfig, type PlatformConfig } from '../../../data/config.ts'
import type { StoredAddressWithContact } from '../../../domain/address/address.ts'
import { price } from '../../../domain/pricing/price.ts'
import { flatTax } from '../../../domain/pricing/tax/flat.ts'
import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import { contractsOf, withContract } from './contracts.ts'
import type { MemberSeed } from './index.ts'
import { invoicesOf } from './invoices.ts'
import type { MadeOrder } from './made-order.ts'
import { type Money, moneyOf } from './order-money.ts'
import type { PlannedOrder } from './order-plan.ts'
import { isPaid, type OrderState } from './order-states.ts'

const DAY = 86_400_000
/** Counter of order numbers in a new site: a person's first order gets the next one. */
const LAST_NUMBER = 10_000

export interface SeedStock {
  readonly products: readonly Inserted<'products'>[]
  readonly variants: readonly Inserted<'variants'>[]
  readonly shippingOptions: readonly Inserted<'shippingOptions'>[]
  readonly subscriptionOptions: readonly Inserted<'subscriptionOptions'>[]
}

/** An order that was paid for, and what its goods cost after discounts. */
export interface Purchase {
  readonly orderId: string
  readonly memberId: string
  readonly spentMinor: number
  readonly date: Date
}

export interface SeededOrders {
  readonly orders: Inserted<'orders'>[]
  readonly payments: Inserted<'orderPayments'>[]
  readonly refunds: Inserted<'orderRefunds'>[]
  readonly fulfillments: Inserted<'fulfillments'>[]
  readonly invoices: Inserted<'invoices'>[]
  readonly contracts: Inserted<'subscriptionContracts'>[]
  readonly purchases: Purchase[]
}

/** Orders with all that has moved for them. */
export function seedOrders(
  planned: readonly PlannedOrder[],
  stock: SeedStock,
  couponOf: (order: PlannedOrder) => Coupon | undefined,
  config: PlatformConfig = defaultConfig(),
): SeededOrders {
  const made = planned.map((plan, index) => {
    const quote = quoteOf(stock, plan, couponOf(plan))
    return { ...plan, quote, number: LAST_NUMBER - planned.length + 1 + index }
  })
  return {
    orders: made.map((order) => orderRow(order, config)),
    payments: made.flatMap((order) => moneyFor(order).payments),
    refunds: made.flatMap((order) => moneyFor(order).refunds),
    fulfillments: made.flatMap(fulfillmentsOf),
    invoices: invoicesOf(made),
    contracts: made.flatMap(contractsOf),
    purchases: made
      .filter(({ state }) => isPaid(state))
      .map(({ orderId, member, quote, date }) => {
        return { orderId, memberId: member.id, spentMinor: quote.totals.subtotalAfterDiscount, date }
      }),
  }
}

function moneyFor({ orderId, name, quote, date, state }: MadeOrder): Money {
  return moneyOf({ orderId, name, date, total: quote.totals.total, paymentStatus: state[1] })
}

/** All lines, or the first of them. */
function fulfillmentsOf({ orderId, name, quote, date, state }: MadeOrder): Inserted<'fulfillments'>[] {
  if (state[2] === 'NOT_FULFILLED') return []
  const lines = quote.items.slice(0, state[2] === 'FULFILLED' ? undefined : 1)
  const sent = new Date(date.getTime() + DAY)
  return [
    {
      id: idOf('fulfillment', name),
      orderId,
      lineItems: lines.map(({ id, quantity }) => ({ id, quantity })),
      tracking: withLink({
        trackingNumber: `GA${orderId.slice(0, 8).toUpperCase()}`,
        shippingProvider: 'ups',
      }),
      createdAt: sent,
      updatedAt: sent,
    },
  ]
}

function orderRow(order: MadeOrder, config: PlatformConfig): Inserted<'orders'> {
  const { member, state, date, name, orderId, number, quote } = order
  const { total } = quote.totals
  const { payments, refunds } = moneyFor(order)
  const arrived = refunds.map(({ amountMinor }) => ({ amountMinor, status: 'SUCCEEDED' as const }))
  const address = addressOf(member)
  const checkout: CheckoutRow = {
    id: idOf('checkout', name),
    cartId: idOf('cart', name),
    ownerType: 'MEMBER',
    ownerId: member.id,
    status: 'COMPLETED',
    lines: [],
    couponCode: quote.coupon?.code ?? null,
    merchantDiscounts: null,
    email: member.loginEmail,
    shippingDestination: address,
    billingInfo: address,
    shippingCode: quote.selected?.code ?? null,
    buyerNote: null,
    businessLocationId: null,
    channelType: 'WEB',
    currency: config.currency,
    shownTotalMinor: quote.totals.total,
    ...{
      giftCard: null,
      giftCardMinor: null,
      storeCredit: false,
      tip: null,
      memberships: null,
      customFields: null,
    },
    ...{
      purchase: null,
      overrideCheckoutUrl: null,
      buyerLanguage: null,
      abandonedAt: null,
      recoveredAt: null,
    },
    orderId,
    revision: 1,
    createdAt: date,
    updatedAt: date,
  }
  const [status, paymentStatus, fulfillmentStatus] = state
  const document = orderDocument(config, { row: checkout, quote, date })
  return {
    id: orderId,
    number,
    checkoutId: checkout.id,
    ownerType: 'MEMBER',
    ownerId: member.id,
    visitorId: null,
    memberId: member.id,
    email: member.loginEmail,
    status,
    paymentStatus,
    fulfillmentStatus,
    currency: config.currency,
    subtotalMinor: quote.totals.subtotal,
    totalMinor: quote.totals.total,
    document: {
      ...document,
      lineItems: withContract(name, document.lineItems),
      appliedDiscounts: document.appliedDiscounts.map((discount, index) => ({
        ...discount,
        id: idOf('applied discount', `${name}/${index}`),
      })),
      activities: activitiesOf(state).map((activity) => ({
        ...happened(activity, date),
        id: idOf('activity', `${name}/${activity}`),
      })),
      balanceSummary: balanceSummary(config, total, payments, arrived),
    },
    revision: 1,
    createdAt: date,
    updatedAt: date,
  }
}

function activitiesOf(state: OrderState): ActivityType[] {
  const [status, , fulfillment] = state
  return [
    'ORDER_PLACED',
    ...(isPaid(state) ? (['ORDER_PAID', 'INVOICE_ADDED'] as const) : []),
    ...(fulfillment === 'NOT_FULFILLED' ? [] : (['TRACKING_NUMBER_ADDED'] as const)),
    ...(fulfillment === 'FULFILLED' ? (['ORDER_FULFILLED'] as const) : []),
    ...(state[1].endsWith('REFUNDED') ? (['PAYMENT_REFUNDED'] as const) : []),
    ...(status === 'CANCELED' ? (['ORDER_CANCELED'] as const) : []),
    ...(status === 'REJECTED' ? (['ORDER_REJECTED'] as const) : []),
  ]
}

function quoteOf(
  { products, variants, shippingOptions, subscriptionOptions }: SeedStock,
  { random, lines, name, subscribed }: PlannedOrder,
  coupon: Coupon | undefined,
): Quote {
  const [subscription] = subscribed ? subscriptionOptions : []
  const visibleProducts = products.filter(({ visible, giftCard }) => visible && !giftCard)
  const items = Array.from({ length: lines }, (_, index) => {
    const drawn = visibleProducts[
      random.integer(0, visibleProducts.length - 1)
    ] as (typeof visibleProducts)[number]
    const product = visibleProducts.find(({ id }) => id === subscription?.productId) ?? drawn
    const own = variants.filter(({ productId }) => productId === product.id)
    const variant = own[random.integer(0, own.length - 1)] as (typeof own)[number]
    return {
      id: idOf('order line', `${name}/${index}`),
      productId: product.id,
      variantId: variant.id,
      options: {},
      quantity: random.integer(1, 3),
      ...(subscription ? { subscription } : {}),
      found: { product, variant },
      status: 'AVAILABLE',
    } as unknown as Item
  })
  const needsShipping = items.some(({ found }) => found?.product.productType === 'physical')
  const standard = shippingOptions.find(({ code }) => code === 'us-standard')
  const selected =
    needsShipping && standard
      ? ({ ...standard, cost: Number(standard.priceMinor), charges: [] } as unknown as Quote['selected'])
      : undefined
  const priced = items.map((item) => ({ id: item.id, quantity: item.quantity, unit: unitPrice(item) }))
  const taxRate = '0.08875'
  return {
    items,
    coupon,
    couponProblem: undefined,
    displaced: new Set(),
    needsShipping,
    options: selected ? [selected] : [],
    selected,
    shippingMissing: false,
    region: undefined,
    freeShipping: undefined,
    failedCarriers: [],
    taxRate,
    tax: { rateType: 'AUTO_RATE' },
    rules: [],
    merchantDiscounts: [],
    memberships: noMemberships,
    giftCard: undefined,
    giftCardProblem: undefined,
    storeCredit: undefined,
    problems: [],
    afterTrial: undefined,
    location: undefined,
    totals: price({
      lines: priced,
      discounts: coupon ? [couponDiscount(coupon)] : [],
      shipping: selected?.cost,
      tax: flatTax(taxRate),
    }),
  }
}

function addressOf({ contact }: MemberSeed): StoredAddressWithContact {
  const { firstName, lastName } = contact as { firstName: string; lastName: string }
  return {
    address: {
      country: 'US',
      subdivision: 'US-NY',
      city: 'New York',
      postalCode: '10013',
      addressLine: '12 Analytical Row',
    },
    contactDetails: { firstName, lastName },
  }
}
