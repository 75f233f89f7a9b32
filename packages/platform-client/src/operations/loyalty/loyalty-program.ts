import type { Service } from '../../operation.ts'

const program: Service = { package: '@wix/auto_sdk_loyalty_programs', fqn: 'com.wixpress.loyalty.program.LoyaltyPrograms', entity: 'wix.loyalty.v1.program' }
const tier: Service = { package: '@wix/auto_sdk_loyalty_tiers', fqn: 'com.wixpress.loyalty.tier.LoyaltyTiers', entity: 'wix.loyalty.v1.tier' }
const followedChannel: Service = { package: '@wix/auto_sdk_loyalty_social-media', fqn: 'wix.loyalty.socialmedia.v1.LoyaltySocialMedia', entity: 'wix.loyalty.socialmedia.v1.followed_channel' }

export const bulkGetLoyaltyPrograms = { service: program, name: 'BulkGetLoyaltyProgram', method: 'GET', path: '/loyalty-programs/v1/bulk/programs', audience: 'STAFF', hosted: 'wire' } as const
export const getLoyaltyPremiumFeatures = { service: program, name: 'GetLoyaltyProgramPremiumFeatures', method: 'GET', path: '/loyalty-programs/v1/program/premium-features', audience: 'STAFF', hosted: 'wire' } as const
export const updateLoyaltyProgram = { service: program, name: 'UpdateLoyaltyProgram', method: 'PATCH', path: '/loyalty-programs/v1/program', audience: 'OWNER', hosted: 'wire' } as const
export const activateLoyaltyProgram = { service: program, name: 'ActivateLoyaltyProgram', method: 'POST', path: '/loyalty-programs/v1/program/activate', audience: 'STAFF', hosted: 'wire' } as const
export const pauseLoyaltyProgram = { service: program, name: 'PauseLoyaltyProgram', method: 'POST', path: '/loyalty-programs/v1/program/pause', audience: 'STAFF', hosted: 'wire' } as const
export const enablePointsExpiration = { service: program, name: 'EnablePointsExpiration', method: 'POST', path: '/loyalty-programs/v1/program/points-expiration/enable', audience: 'STAFF', hosted: 'wire' } as const
export const disablePointsExpiration = { service: program, name: 'DisablePointsExpiration', method: 'POST', path: '/loyalty-programs/v1/program/points-expiration/disable', audience: 'STAFF', hosted: 'wire' } as const
export const getTiersProgram = { service: tier, name: 'GetTiersProgram', method: 'GET', path: '/loyalty-tiers/v1/tiers/program', audience: 'EVERYONE', hosted: 'wire' } as const
export const getTiersProgramSettings = { service: tier, name: 'GetTiersProgramSettings', method: 'GET', path: '/loyalty-tiers/v1/tiers/program-settings', audience: 'EVERYONE', hosted: 'wire' } as const
export const createTiersProgramSettings = { service: tier, name: 'CreateTiersProgramSettings', method: 'POST', path: '/loyalty-tiers/v1/tiers/program-settings', audience: 'STAFF', hosted: 'wire' } as const
export const updateTiersProgramSettings = { service: tier, name: 'UpdateTiersProgramSettings', method: 'PATCH', path: '/loyalty-tiers/v1/tiers/program-settings', audience: 'STAFF', hosted: 'wire' } as const
export const createLoyaltyTier = { service: tier, name: 'CreateTier', method: 'POST', path: '/loyalty-tiers/v1/tiers', audience: 'STAFF', hosted: 'wire' } as const
export const bulkCreateLoyaltyTiers = { service: tier, name: 'BulkCreateTiers', method: 'POST', path: '/loyalty-tiers/v1/bulk/tiers/create', audience: 'STAFF', hosted: 'wire' } as const
export const getLoyaltyTier = { service: tier, name: 'GetTier', method: 'GET', path: '/loyalty-tiers/v1/tiers/{tierId}', audience: 'EVERYONE', hosted: 'wire' } as const
export const updateLoyaltyTier = { service: tier, name: 'UpdateTier', method: 'PATCH', path: '/loyalty-tiers/v1/tiers/{tier.id}', audience: 'STAFF', hosted: 'wire' } as const
export const deleteLoyaltyTier = { service: tier, name: 'DeleteTier', method: 'DELETE', path: '/loyalty-tiers/v1/tiers/{tierId}', audience: 'STAFF', hosted: 'wire' } as const
export const createFollowedChannel = { service: followedChannel, name: 'CreateFollowedChannel', method: 'POST', path: '/loyalty-social-media/v1/followed-channels', audience: 'MEMBERS_AND_STAFF', hosted: 'wire' } as const
export const listFollowedChannels = { service: followedChannel, name: 'ListFollowedChannels', method: 'GET', path: '/loyalty-social-media/v1/followed-channels', audience: 'MEMBERS_AND_STAFF', hosted: 'wire' } as const
