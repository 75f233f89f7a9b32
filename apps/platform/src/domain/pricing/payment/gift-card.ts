import type { Minor } from '../../money/money.ts'

export interface GiftCardOffer {
  readonly balance: Minor
  /** At most so much of it; all without it. */
  readonly requested?: Minor | undefined
}

/** A gift card pays: it lowers what is due now, never the total. */
export function paidByGiftCard(offer: GiftCardOffer | undefined, dueNow: Minor): Minor {
  if (!offer) return 0
  return Math.max(0, Math.min(offer.balance, offer.requested ?? offer.balance, dueNow))
}
