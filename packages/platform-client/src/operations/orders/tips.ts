import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_tips', fqn: 'com.wix.ecom.tips.api.v1.TipsService', entity: 'wix.ecom.v1.tip' }

export const splitOrderTip = { service, name: 'SplitOrderTip', method: 'GET', path: '/ecom/v1/orders/{id}/tip-split', audience: 'STAFF' } as const
