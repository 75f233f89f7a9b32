import { expect } from '@playwright/test'

const OWNER_KEY = 'IST.galleria-development-owner-key'

/** Calls a development platform as the owner of its store. */
export async function asOwner(platformUrl: string, method: string, path: string, body?: object) {
  const answer = await fetch(platformUrl + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: OWNER_KEY },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return JSON.parse(text)
}

/** A gift card of its own, so that no test spends another's. */
export async function makeGiftCard(platformUrl: string, initialValue: string): Promise<string> {
  const { code } = await asOwner(platformUrl, 'POST', '/gift-cards/v1/gift-cards', {
    giftCard: { initialValue },
  })
  return code
}

/** An order as the platform made it, in what a purchase asked for. */
export async function readOrder(platformUrl: string, id: string) {
  const { order } = await asOwner(platformUrl, 'GET', `/ecom/v1/orders/${id}`)
  const { orderTransactions } = await asOwner(platformUrl, 'GET', `/ecom/v1/payments/orders/${id}`)
  const paid: Record<string, string> = {}
  for (const { amount, regularPaymentDetails } of orderTransactions.payments)
    paid[regularPaymentDetails.paymentMethod] = amount.amount
  const { appliedDiscounts, additionalFees, buyerInfo, buyerLanguage, priceSummary } = order
  return {
    email: buyerInfo.email as string,
    isMember: 'memberId' in buyerInfo,
    language: buyerLanguage as string,
    total: priceSummary.total.amount as string,
    coupons: appliedDiscounts.map((each: { coupon?: { code: string } }) => each.coupon?.code),
    tip: tipOf(additionalFees),
    paid,
    kinds: order.lineItems.map(kindOf),
  }
}

interface Fee {
  readonly code: string
  readonly price: { readonly amount: string }
}

const tipOf = (fees: readonly Fee[]) => fees.find(({ code }) => code === 'tip')?.price.amount

interface Line {
  readonly itemType: { readonly preset: string }
  readonly digitalFile?: object
  readonly subscriptionInfo?: object
  readonly catalogReference: { readonly options: { readonly preOrderRequested?: boolean } }
}

function kindOf({ itemType, digitalFile, subscriptionInfo, catalogReference }: Line): string {
  if (digitalFile) return 'download'
  if (subscriptionInfo) return 'subscription'
  return catalogReference.options.preOrderRequested ? 'pre-order' : itemType.preset.toLowerCase()
}
