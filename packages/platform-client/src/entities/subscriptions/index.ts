/** What is bought again and again. */
export { SubscriptionContract } from './subscription-contract.ts'
