import type { DisplayConfig } from '../../../data/display-config.ts'
import { moneyView } from '../../../domain/money/money-view.ts'
import { ifRegistered } from '../../redirects/index.ts'
import type { Quote } from '../quote/quote.ts'
import type { CartRow } from '../store/carts.ts'
import { itemView } from './item.ts'
import { appliedDiscounts } from './quote.ts'

export type CartView = ReturnType<typeof cartView>

/** Cart (wire §4.2). */
export function cartView(config: DisplayConfig, row: CartRow, quote: Quote) {
  const { totals } = quote
  const checkoutUrl = ifRegistered(config, row.overrideCheckoutUrl)
  return {
    id: row.id,
    lineItems: quote.items.map((item) => itemView(config, item)),
    ...(row.buyerNote ? { buyerNote: row.buyerNote } : {}),
    buyerInfo: {
      ...(row.ownerType === 'MEMBER' ? { memberId: row.ownerId } : { visitorId: row.ownerId }),
      ...(row.contactId ? { contactId: row.contactId } : {}),
      ...(row.buyerEmail ? { email: row.buyerEmail } : {}),
    },
    currency: row.currency,
    conversionCurrency: config.conversion?.currency ?? row.currency,
    paymentCurrency: row.currency,
    buyerLanguage: config.locale.split('-')[0] ?? 'en',
    siteLanguage: config.locale.split('-')[0] ?? 'en',
    subtotal: moneyView(config, totals.subtotal),
    subtotalAfterDiscounts: moneyView(config, totals.subtotalAfterDiscount),
    discount: moneyView(config, totals.discount),
    appliedDiscounts: appliedDiscounts(config, quote),
    ...(row.contactInfo ? { contactInfo: row.contactInfo } : {}),
    ...(row.checkoutId ? { checkoutId: row.checkoutId } : {}),
    ...(checkoutUrl ? { overrideCheckoutUrl: checkoutUrl } : {}),
    ...(row.selectedShipping ? { selectedShippingOption: row.selectedShipping } : {}),
    ...(row.extendedFields ? { extendedFields: row.extendedFields } : {}),
    ...(row.businessLocationId ? { businessLocationId: row.businessLocationId } : {}),
    purchaseFlowId: row.id,
    weightUnit: config.weightUnit,
    taxIncludedInPrices: totals.taxIncluded,
    revision: String(row.revision),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
  }
}
