/** Subscription: goods that are delivered again and again. */
export { SubscriptionContract, SubscriptionContractHistory } from './subscription-contract.ts'
