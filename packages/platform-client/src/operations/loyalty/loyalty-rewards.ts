import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_loyalty_rewards', fqn: 'com.wixpress.loyalty.reward.LoyaltyRewards', entity: 'wix.loyalty.v1.reward' }

export const createReward = { service, name: 'CreateReward', method: 'POST', path: '/loyalty-rewards/v1/rewards', audience: 'STAFF', hosted: 'wire' } as const
export const bulkCreateRewards = { service, name: 'BulkCreateRewards', method: 'POST', path: '/loyalty-rewards/v1/bulk/rewards/create', audience: 'STAFF', hosted: 'wire' } as const
export const queryRewards = { service, name: 'QueryRewards', method: 'POST', path: '/loyalty-rewards/v1/rewards/query', audience: 'EVERYONE', hosted: 'wire' } as const
export const bulkGetRewards = { service, name: 'BulkGetRewards', method: 'GET', path: '/loyalty-rewards/v1/bulk/rewards', audience: 'STAFF', hosted: 'wire' } as const
export const listRewards = { service, name: 'ListRewards', method: 'GET', path: '/loyalty-rewards/v1/rewards', audience: 'EVERYONE', hosted: 'wire' } as const
export const getReward = { service, name: 'GetReward', method: 'GET', path: '/loyalty-rewards/v1/rewards/{id}', audience: 'STAFF', hosted: 'wire' } as const
export const updateReward = { service, name: 'UpdateReward', method: 'PUT', path: '/loyalty-rewards/v1/rewards/{reward.id}', audience: 'STAFF', hosted: 'wire' } as const
export const deleteReward = { service, name: 'DeleteReward', method: 'DELETE', path: '/loyalty-rewards/v1/rewards/{id}', audience: 'STAFF', hosted: 'wire' } as const
