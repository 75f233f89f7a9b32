import type { Service } from '../../operation.ts'

const account: Service = { package: '@wix/auto_sdk_loyalty_accounts', fqn: 'com.wixpress.loyalty.account.LoyaltyAccounts', entity: 'wix.loyalty.v1.account' }
const loyaltyTransaction: Service = { package: '@wix/auto_sdk_loyalty_transactions', fqn: 'wix.loyalty.transaction.v1.LoyaltyTransactions', entity: 'wix.loyalty.transaction.v1.loyalty_transaction' }

export const getMyLoyaltyAccount = { service: account, name: 'GetCurrentMemberAccount', method: 'GET', path: '/loyalty-accounts/v1/accounts/my-account', audience: 'MEMBERS', hosted: 'spec' } as const
export const queryLoyaltyTransactions = { service: loyaltyTransaction, name: 'QueryLoyaltyTransactions', method: 'POST', path: '/loyalty-transactions/v1/loyalty-transactions/query', audience: 'MEMBERS_AND_STAFF', hosted: 'spec' } as const
