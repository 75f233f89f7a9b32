import type { PaymentProvider } from './provider.ts'
import { testProvider } from './test-provider.ts'

/** Pays out of a card's balance, and back into it. */
export const GIFT_CARDS = 'gift-card'

const giftCards: PaymentProvider = {
  name: GIFT_CARDS,
  charge: () => {
    throw new Error('A gift card is redeemed with the order, not charged')
  },
  refundability: () => 'REFUNDABLE',
  refund: () => ({ status: 'SUCCEEDED' }),
}

/** By name; a payment remembers whose it is. */
export const providers: Readonly<Record<string, PaymentProvider>> = {
  [testProvider.name]: testProvider,
  [GIFT_CARDS]: giftCards,
}
