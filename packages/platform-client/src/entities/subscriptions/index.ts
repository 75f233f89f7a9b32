/** Subscription: goods that are delivered again and again. */
export { SubscriptionContract } from './subscription-contract.ts'
