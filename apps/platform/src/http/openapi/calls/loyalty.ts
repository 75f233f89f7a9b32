import type { CallGroup } from './group.ts'

/** Wire §3.5. Extracted from the reference, not typed. */
export const loyalty: CallGroup = {
  service: 'Loyalty accounts and transactions',
  calls: [
    ['CreateAccount', 'POST', '/loyalty-accounts/v1/accounts', 'spec'],
    ['EarnPoints', 'POST', '/loyalty-accounts/v1/accounts/{accountId}/earn-points', 'spec'],
    ['AdjustPoints', 'POST', '/loyalty-accounts/v1/accounts/{accountId}/adjust-points', 'spec'],
    ['GetAccount', 'GET', '/loyalty-accounts/v1/accounts/{id}', 'spec'],
    ['QueryLoyaltyAccounts', 'POST', '/loyalty-accounts/v1/accounts/query', 'spec'],
    ['GetProgramTotals', 'GET', '/loyalty-accounts/v1/accounts/program-totals', 'spec'],
    ['GetCurrentMemberAccount', 'GET', '/loyalty-accounts/v1/accounts/my-account', 'spec'],
    ['GetAccountBySecondaryId', 'GET', '/loyalty-accounts/v1/accounts/fetch-by', 'spec'],
    ['ListAccounts', 'GET', '/loyalty-accounts/v1/accounts', 'spec'],
    ['SearchAccounts', 'POST', '/loyalty-accounts/v1/accounts/search', 'spec'],
    ['CountAccounts', 'POST', '/loyalty-accounts/v1/accounts/count', 'spec'],
    ['BulkAdjustPoints', 'POST', '/loyalty-accounts/v1/accounts/bulk-adjust', 'spec'],
    [
      'GetLoyaltyTransaction',
      'GET',
      '/loyalty-transactions/v1/loyalty-transactions/{loyaltyTransactionId}',
      'spec',
    ],
    ['QueryLoyaltyTransactions', 'POST', '/loyalty-transactions/v1/loyalty-transactions/query', 'spec'],
  ],
}
