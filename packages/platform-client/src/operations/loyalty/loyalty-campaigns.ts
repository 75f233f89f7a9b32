import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/loyalty_campaigns', fqn: 'galleria.loyalty.v1.LoyaltyCampaigns', entity: 'galleria.loyalty.v1.loyalty_campaign' }

export const createLoyaltyCampaign = { service, name: 'CreateLoyaltyCampaign', method: 'POST', path: '/loyalty-campaigns/v1/campaigns', audience: 'STAFF' } as const
export const listLoyaltyCampaigns = { service, name: 'ListLoyaltyCampaigns', method: 'GET', path: '/loyalty-campaigns/v1/campaigns', audience: 'STAFF' } as const
export const listRunningCampaigns = { service, name: 'ListRunningLoyaltyCampaigns', method: 'GET', path: '/loyalty-campaigns/v1/campaigns/running', audience: 'EVERYONE' } as const
export const previewCampaignPoints = { service, name: 'PreviewLoyaltyCampaignPoints', method: 'POST', path: '/loyalty-campaigns/v1/campaigns/preview', audience: 'EVERYONE' } as const
export const getLoyaltyCampaign = { service, name: 'GetLoyaltyCampaign', method: 'GET', path: '/loyalty-campaigns/v1/campaigns/{campaignId}', audience: 'STAFF' } as const
export const listLoyaltyCampaignOrders = { service, name: 'ListLoyaltyCampaignOrders', method: 'GET', path: '/loyalty-campaigns/v1/campaigns/{campaignId}/orders', audience: 'STAFF' } as const
export const updateLoyaltyCampaign = { service, name: 'UpdateLoyaltyCampaign', method: 'PATCH', path: '/loyalty-campaigns/v1/campaigns/{campaign.id}', audience: 'STAFF' } as const
export const deleteLoyaltyCampaign = { service, name: 'DeleteLoyaltyCampaign', method: 'DELETE', path: '/loyalty-campaigns/v1/campaigns/{campaignId}', audience: 'STAFF' } as const
