import type { Service } from '../../operation.ts'

const account: Service = { package: '@wix/auto_sdk_loyalty_accounts', fqn: 'com.wixpress.loyalty.account.LoyaltyAccounts', entity: 'wix.loyalty.v1.account' }
const loyaltyTransaction: Service = { package: '@wix/auto_sdk_loyalty_transactions', fqn: 'wix.loyalty.transaction.v1.LoyaltyTransactions', entity: 'wix.loyalty.transaction.v1.loyalty_transaction' }

export const bulkAdjustPoints = { service: account, name: 'BulkAdjustPoints', method: 'POST', path: '/loyalty-accounts/v1/accounts/bulk-adjust', audience: 'OWNER', hosted: 'spec' } as const
export const previewBulkAdjustPoints = { service: account, name: 'PreviewBulkAdjustPoints', method: 'POST', path: '/loyalty-accounts/v1/accounts/bulk-adjust/preview', audience: 'STAFF' } as const
export const getBulkAdjustment = { service: account, name: 'GetBulkAdjustment', method: 'GET', path: '/loyalty-accounts/v1/accounts/bulk-adjust/{asyncJobId}', audience: 'STAFF' } as const
export const listBulkAdjustmentResults = { service: account, name: 'ListBulkAdjustmentResults', method: 'GET', path: '/loyalty-accounts/v1/accounts/bulk-adjust/{asyncJobId}/results', audience: 'STAFF' } as const
export const getProgramTotals = { service: account, name: 'GetProgramTotals', method: 'GET', path: '/loyalty-accounts/v1/accounts/program-totals', audience: 'STAFF', hosted: 'spec' } as const
export const getPointsOverTime = { service: account, name: 'GetPointsOverTime', method: 'GET', path: '/loyalty-accounts/v1/accounts/points-over-time', audience: 'STAFF' } as const
export const fetchLoyaltyAccountBy = { service: account, name: 'GetAccountBySecondaryId', method: 'GET', path: '/loyalty-accounts/v1/accounts/fetch-by', audience: 'STAFF', hosted: 'spec' } as const
export const queryLoyaltyAccounts = { service: account, name: 'QueryLoyaltyAccounts', method: 'POST', path: '/loyalty-accounts/v1/accounts/query', audience: 'STAFF', hosted: 'spec' } as const
export const searchLoyaltyAccounts = { service: account, name: 'SearchAccounts', method: 'POST', path: '/loyalty-accounts/v1/accounts/search', audience: 'STAFF', hosted: 'spec' } as const
export const countLoyaltyAccounts = { service: account, name: 'CountAccounts', method: 'POST', path: '/loyalty-accounts/v1/accounts/count', audience: 'STAFF', hosted: 'spec' } as const
export const createLoyaltyAccount = { service: account, name: 'CreateAccount', method: 'POST', path: '/loyalty-accounts/v1/accounts', audience: 'STAFF', hosted: 'spec' } as const
export const listLoyaltyAccounts = { service: account, name: 'ListAccounts', method: 'GET', path: '/loyalty-accounts/v1/accounts', audience: 'STAFF', hosted: 'spec' } as const
export const getLoyaltyAccount = { service: account, name: 'GetAccount', method: 'GET', path: '/loyalty-accounts/v1/accounts/{id}', audience: 'STAFF', hosted: 'spec' } as const
export const earnPoints = { service: account, name: 'EarnPoints', method: 'POST', path: '/loyalty-accounts/v1/accounts/{accountId}/earn-points', audience: 'STAFF', hosted: 'spec' } as const
export const adjustPoints = { service: account, name: 'AdjustPoints', method: 'POST', path: '/loyalty-accounts/v1/accounts/{accountId}/adjust-points', audience: 'STAFF', hosted: 'spec' } as const
export const getLoyaltyTransaction = { service: loyaltyTransaction, name: 'GetLoyaltyTransaction', method: 'GET', path: '/loyalty-transactions/v1/loyalty-transactions/{loyaltyTransactionId}', audience: 'MEMBERS_AND_STAFF: own transaction', hosted: 'spec' } as const
