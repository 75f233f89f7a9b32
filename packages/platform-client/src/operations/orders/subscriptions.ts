import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_subscription-contracts', fqn: 'com.wix.ecom.subscriptioncontracts.api.v1.SubscriptionContractsService', entity: 'wix.ecom.subscription_contracts.v1.subscription_contract' }

export const listSubscriptionContracts = { service, name: 'ListSubscriptionContracts', method: 'GET', path: '/ecom/v1/subscription-contracts', audience: 'EVERYONE' } as const
export const getSubscriptionContract = { service, name: 'GetSubscriptionContract', method: 'GET', path: '/ecom/v1/subscription-contracts/{id}', audience: 'EVERYONE: own subscription' } as const
export const cancelSubscriptionContract = { service, name: 'CancelSubscriptionContract', method: 'POST', path: '/ecom/v1/subscription-contracts/{id}/cancel', audience: 'EVERYONE: own subscription' } as const
export const undoCancelSubscriptionContract = { service, name: 'UndoCancelSubscriptionContract', method: 'POST', path: '/ecom/v1/subscription-contracts/{id}/undo-cancel', audience: 'EVERYONE: own subscription' } as const
export const turnOffAutoRenewal = { service, name: 'TurnOffAutoRenewal', method: 'POST', path: '/ecom/v1/subscription-contracts/{id}/auto-renew-off', audience: 'EVERYONE: own subscription' } as const
export const turnOnAutoRenewal = { service, name: 'TurnOnAutoRenewal', method: 'POST', path: '/ecom/v1/subscription-contracts/{id}/auto-renew-on', audience: 'EVERYONE: own subscription' } as const
export const transferSubscriptionContract = { service, name: 'TransferSubscriptionContract', method: 'POST', path: '/ecom/v1/subscription-contracts/{id}/transfer', audience: 'STAFF' } as const
export const renewSubscriptionContract = { service, name: 'RenewSubscriptionContract', method: 'POST', path: '/ecom/v1/subscription-contracts/{id}/renew', audience: 'EVERYONE: own subscription' } as const
export const getSubscriptionContractHistory = { service, name: 'GetSubscriptionContractHistory', method: 'GET', path: '/ecom/v1/subscription-contracts/{id}/history', audience: 'STAFF' } as const
export const skipSubscriptionCycle = { service, name: 'SkipSubscriptionCycle', method: 'POST', path: '/ecom/v1/subscription-contracts/{id}/skip', audience: 'STAFF' } as const
export const updateSubscriptionContract = { service, name: 'UpdateSubscriptionContract', method: 'PATCH', path: '/ecom/v1/subscription-contracts/{subscriptionContract.id}', audience: 'STAFF' } as const
