import type { OrderDocument, OrderRow } from '../../../areas/orders/index.ts'
import { ada, type Seen } from './sample.ts'

const id = '6c0b3b2e-8a52-4d5f-9a0e-4f0d1c2b3a49'
const price = (amount: string) => ({ amount, formattedAmount: `$${amount}` })

const address = {
  contactDetails: { firstName: 'Ada', lastName: 'Lovelace' },
  address: {
    country: 'US',
    subdivision: 'US-CA',
    city: 'Oakland',
    postalCode: '94607',
    addressLine: '12 Main Street',
  },
}

/** An order of two products: one with options and a picture, one with neither. */
export function sampleOrder({ shop, language, now }: Seen, { pickup = false, paid = true } = {}): OrderRow {
  const document: OrderDocument = {
    buyerLanguage: language.code,
    weightUnit: 'KG',
    taxIncludedInPrices: false,
    lineItems: [
      {
        ...line('1', 'Glazed stoneware vase', 2, '24.00', '48.00'),
        descriptionLines: [
          { name: { original: 'Color' }, colorInfo: { original: 'Terracotta', code: '#c7704d' } },
          { name: { original: 'Engraving' }, plainText: { original: 'For Grace' } },
        ],
        image: { url: `${shop.publicUrl}/media/vase_arc-vase_c7704d_front.webp` },
      },
      line('2', 'Linen tea towel', 1, '14.50', '14.50'),
    ],
    priceSummary: {
      subtotal: price('62.50'),
      discount: price('6.25'),
      shipping: price('5.90'),
      tax: price('5.13'),
      total: price('69.28'),
      totalAdditionalFees: price('2.00'),
    },
    additionalFees: [{ id, code: 'tip', name: 'Tip', price: price('2.00'), source: 'MANUAL' }],
    billingInfo: address,
    recipientInfo: address,
    shippingInfo: pickup
      ? {
          title: 'Pickup at the store',
          logistics: {
            pickupDetails: { address: { ...address.address, addressLine: '200 Broadway' } },
            instructions: 'Ring at the side door.',
          },
        }
      : {
          title: 'Standard delivery',
          logistics: { shippingDestination: address, deliveryTime: '3–5 business days' },
        },
    appliedDiscounts: [],
    activities: [],
    customFields: [],
    attributionSource: 'UNSPECIFIED',
    imported: false,
  }
  return {
    ...{ id, number: 10_027, checkoutId: null, email: ada, currency: 'USD', document },
    ...{ ownerType: 'MEMBER', ownerId: id, visitorId: null, memberId: id },
    ...{ status: 'APPROVED', paymentStatus: paid ? 'PAID' : 'NOT_PAID', fulfillmentStatus: 'NOT_FULFILLED' },
    ...{ subtotalMinor: 6250, totalMinor: 6928, returned: null, archived: false },
    ...{ revision: 1, createdAt: now, updatedAt: now },
  }
}

type Line = OrderDocument['lineItems'][number]

function line(lineId: string, original: string, quantity: number, each: string, all: string): Line {
  return {
    id: lineId,
    productName: { original },
    quantity,
    price: price(each),
    lineItemPrice: price(all),
    paymentOption: 'FULL_PAYMENT_ONLINE',
    priceUndetermined: false,
    fixedQuantity: false,
  }
}
