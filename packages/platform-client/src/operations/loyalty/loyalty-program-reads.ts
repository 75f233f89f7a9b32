import type { Service } from '../../operation.ts'

const program: Service = { package: '@wix/auto_sdk_loyalty_programs', fqn: 'com.wixpress.loyalty.program.LoyaltyPrograms', entity: 'wix.loyalty.v1.program' }
const tier: Service = { package: '@wix/auto_sdk_loyalty_tiers', fqn: 'com.wixpress.loyalty.tier.LoyaltyTiers', entity: 'wix.loyalty.v1.tier' }
const loyaltyEarningRule: Service = { package: '@wix/auto_sdk_loyalty_earning-rules', fqn: 'com.wixpress.loyalty.earningrule.LoyaltyEarningRules', entity: 'wix.loyalty.v1.loyalty_earning_rule' }

export const getLoyaltyProgram = { service: program, name: 'GetLoyaltyProgram', method: 'GET', path: '/loyalty-programs/v1/program', audience: 'EVERYONE', hosted: 'wire' } as const
export const listLoyaltyTiers = { service: tier, name: 'ListTiers', method: 'GET', path: '/loyalty-tiers/v1/tiers', audience: 'EVERYONE', hosted: 'wire' } as const
export const listEarningRules = { service: loyaltyEarningRule, name: 'ListEarningRules', method: 'GET', path: '/_api/loyalty-earning-rules/v1/earning-rules/rules', audience: 'EVERYONE', hosted: 'wire' } as const
