import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_recommendations', fqn: 'com.wix.ecom.recommendations.api.v1.RecommendationsService', entity: 'wix.ecom.v1.recommendation' }

export const listRelatingProducts = { service, name: 'ListRelatingProducts', method: 'GET', path: '/ecom/v1/recommendations/relating/{productId}', audience: 'STAFF' } as const
export const getRecommendation = { service, name: 'GetRecommendation', method: 'POST', path: '/ecom/v1/recommendations/get', audience: 'EVERYONE' } as const
