import type { ProductRow } from '../store/products.ts'

/** Ways to buy it again and again (wire §4.10 `subscriptionDetails`); absent where it is bought once alone. */
export function subscriptionsView({ subscriptions }: Pick<ProductRow, 'subscriptions'>) {
  if (subscriptions.length === 0) return {}
  return {
    subscriptionDetails: {
      subscriptions: subscriptions.map((option) => ({
        id: option.id,
        title: option.title,
        ...(option.description && { description: option.description }),
        visible: true,
        frequency: option.frequency,
        interval: option.everyCount,
        autoRenewal: option.autoRenewal,
        ...(option.billingCycles !== null && { billingCycles: option.billingCycles }),
        ...(option.percentOff && { discount: { type: 'PERCENT', percentOff: Number(option.percentOff) } }),
        // Extensions, in the words of a cart's line: what else a buyer agrees to.
        enableCustomerCancellation: option.cancellable,
        ...(option.trialFrequency &&
          option.trialCount && {
            freeTrialPeriod: { frequency: option.trialFrequency, interval: option.trialCount },
          }),
      })),
      allowOneTimePurchases: true,
    },
  }
}
