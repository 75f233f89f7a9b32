import type { Db } from '../database.ts'
import type { Services } from '../services.ts'
import { type CartRow, linesOf } from './store.ts'
import { type Calculation, calculate } from './totals.ts'
import { appliedDiscountsView, lineItemView, money } from './views.ts'

type Reading = Pick<Services, 'config' | 'clock'> & { readonly db: Db }

/** Cart with its lines as they are now (wire §4.2). */
export async function readCartView(services: Reading, cart: CartRow) {
  const lines = await linesOf(services.db, cart.id)
  const calculation = await calculate(services.db, {
    lines,
    couponCode: cart.couponCode,
    now: services.clock.now(),
  })
  return cartView(services.config, cart, calculation)
}

export function cartView(config: Services['config'], cart: CartRow, calculation: Calculation) {
  const { totals } = calculation
  return {
    id: cart.id,
    lineItems: calculation.items.map((item) => lineItemView(config, item)),
    currency: cart.currency,
    conversionCurrency: cart.currency,
    taxIncludedInPrices: false,
    subtotal: money(config, totals.subtotal),
    subtotalAfterDiscounts: money(config, totals.subtotal - totals.discount),
    appliedDiscounts: appliedDiscountsView(config, calculation),
    buyerInfo: {
      email: cart.buyerEmail,
      ...(cart.ownerType === 'MEMBER' ? { memberId: cart.ownerId } : { visitorId: cart.ownerId }),
    },
    buyerNote: cart.buyerNote,
    contactInfo: cart.contactInfo,
    checkoutId: cart.checkoutId,
    purchaseFlowId: cart.id,
    createdDate: cart.createdAt.toISOString(),
    updatedDate: cart.updatedAt.toISOString(),
  }
}
