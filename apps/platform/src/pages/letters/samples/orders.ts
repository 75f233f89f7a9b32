import {
  canceledLetter,
  confirmationLetter,
  downloadsLetter,
  giftCardLetter,
  invoiceLetter,
  orderPlacedLetter,
  paymentFailedLetter,
  paymentRequestLetter,
  pickupReadyLetter,
  refundDeclinedLetter,
  refundedLetter,
  refundRequestedLetter,
  returnApprovedLetter,
  returnReceivedLetter,
  shippedLetter,
} from '../../../areas/orders/index.ts'
import { giftLetter } from '../../../areas/terms/index.ts'
import { sampleOrder } from './order.ts'
import { ada, daysAfter, type Sample, type Seen } from './sample.ts'

const hosted = ({ shop }: Seen, page: string) =>
  `${shop.publicUrl}/_hosted/${page}?until=1767225600&proof=9b2f6d`
const lineItems = [
  { id: '1', quantity: 1 },
  { id: '2', quantity: 1 },
]
const tracking = {
  shippingProvider: 'UPS',
  trackingNumber: '1Z999AA10123456784',
  trackingLink: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
}
const message = 'The glaze has a flaw that we did not see before.\nWe are sorry, and send you a better one.'

export const orderSamples = {
  'order-confirmation': {
    about: 'To the buyer, once a checkout is an order.',
    letters: (seen) => [
      confirmationLetter(seen.shop, sampleOrder(seen)),
      confirmationLetter(seen.shop, sampleOrder(seen, { pickup: true, paid: false })),
    ],
  },
  'order-placed': {
    about: 'To the buyer of an order that staff or a program wrote down.',
    letters: (seen) => [orderPlacedLetter(seen.shop, sampleOrder(seen))],
  },
  'order-shipped': {
    about: 'To the buyer, once products are sent.',
    letters: (seen) => [
      shippedLetter(seen.shop, sampleOrder(seen), { lineItems, tracking }),
      shippedLetter(seen.shop, sampleOrder(seen), { lineItems, tracking: null }),
    ],
  },
  'pickup-ready': {
    about: 'To the buyer, once products can be picked up.',
    letters: (seen) => [pickupReadyLetter(seen.shop, sampleOrder(seen, { pickup: true }), lineItems)],
  },
  downloads: {
    about: 'To the buyer of files.',
    letters: (seen) => [
      downloadsLetter(seen.shop, sampleOrder(seen), [
        { name: 'Pattern book', link: hosted(seen, 'downloads/1/1') },
        { name: 'Print “Leaves”', link: hosted(seen, 'downloads/1/2') },
      ]),
    ],
  },
  'gift-card': {
    about: 'To the buyer of a gift card, or to the person staff give one to.',
    letters: (seen) => [
      giftCardLetter(seen.shop, sampleOrder(seen), { amount: 5000, code: 'K7QF-2MWD-XR4P' }),
      giftLetter(
        { ...seen.shop, timeZone: 'UTC' },
        { email: ada, name: 'Ada', message: 'Happy birthday!', language: seen.language.code },
        { code: 'K7QF-2MWD-XR4P', balance: 5000, currency: 'USD', expiresAt: daysAfter(seen, 365) },
      ),
    ],
  },
  invoice: {
    about: 'To the buyer, when staff send an invoice.',
    letters: (seen) => [invoiceLetter(seen.shop, sampleOrder(seen), hosted(seen, 'invoices/7'))],
  },
  'payment-request': {
    about: 'To the buyer, when staff ask for what an order still owes.',
    letters: (seen) => [paymentRequestLetter(seen.shop, sampleOrder(seen), 1450, hosted(seen, 'pay/7'))],
  },
  'payment-failed': {
    about: 'To the buyer whose bank transfer came back.',
    letters: (seen) => [paymentFailedLetter(seen.shop, sampleOrder(seen), hosted(seen, 'pay/7'))],
  },
  refund: {
    about: 'To the buyer, once money is sent back.',
    letters: (seen) => [
      refundedLetter(seen.shop, sampleOrder(seen), 2400, { message }),
      refundedLetter(seen.shop, sampleOrder(seen), 2400),
      refundedLetter(seen.shop, sampleOrder(seen), 2400, { storeCredit: true }),
    ],
  },
  'refund-requested': {
    about: 'To the buyer who asked for a refund.',
    letters: (seen) => [refundRequestedLetter(seen.shop, sampleOrder(seen))],
  },
  'refund-declined': {
    about: 'To the buyer whose refund request was declined.',
    letters: (seen) => [refundDeclinedLetter(seen.shop, sampleOrder(seen), message)],
  },
  'return-approved': {
    about: 'To the buyer who may send items back.',
    letters: (seen) => [
      returnApprovedLetter(seen.shop, sampleOrder(seen), { instructions: message, resolution: 'EXCHANGE' }),
      returnApprovedLetter(seen.shop, sampleOrder(seen)),
    ],
  },
  'return-received': {
    about: 'To the buyer whose items came back.',
    letters: (seen) => [returnReceivedLetter(seen.shop, sampleOrder(seen))],
  },
  'order-canceled': {
    about: 'To the buyer of an order that was canceled.',
    letters: (seen) => [
      canceledLetter(seen.shop, sampleOrder(seen), message, 6928),
      canceledLetter(seen.shop, sampleOrder(seen)),
    ],
  },
} as const satisfies Record<string, Sample>
