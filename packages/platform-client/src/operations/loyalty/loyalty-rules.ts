import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_loyalty_earning-rules', fqn: 'com.wixpress.loyalty.earningrule.LoyaltyEarningRules', entity: 'wix.loyalty.v1.loyalty_earning_rule' }

export const createEarningRule = { service, name: 'CreateLoyaltyEarningRule', method: 'POST', path: '/_api/loyalty-earning-rules/v1/earning-rules', audience: 'STAFF', hosted: 'wire' } as const
export const bulkCreateEarningRules = { service, name: 'BulkCreateLoyaltyEarningRules', method: 'POST', path: '/_api/loyalty-earning-rules/v1/bulk/earning-rules/create', audience: 'STAFF', hosted: 'wire' } as const
export const createCustomEarningRule = { service, name: 'CreateCustomLoyaltyEarningRule', method: 'POST', path: '/_api/loyalty-earning-rules/v1/earning-rules/custom', audience: 'STAFF', hosted: 'wire' } as const
export const reportEarningActivity = { service, name: 'ReportEarningActivity', method: 'POST', path: '/_api/loyalty-earning-rules/v1/earning-rules/report-activity', audience: 'STAFF' } as const
export const getEarningRule = { service, name: 'GetLoyaltyEarningRule', method: 'GET', path: '/_api/loyalty-earning-rules/v1/earning-rules/{id}', audience: 'STAFF', hosted: 'wire' } as const
export const updateEarningRule = { service, name: 'UpdateLoyaltyEarningRule', method: 'PUT', path: '/_api/loyalty-earning-rules/v1/earning-rules/{earningRule.id}', audience: 'STAFF', hosted: 'wire' } as const
export const deleteEarningRule = { service, name: 'DeleteLoyaltyEarningRule', method: 'DELETE', path: '/_api/loyalty-earning-rules/v1/earning-rules/{id}', audience: 'STAFF', hosted: 'wire' } as const
export const deleteAutomationEarningRule = { service, name: 'DeleteAutomationEarningRule', method: 'DELETE', path: '/_api/loyalty-earning-rules/v1/automation-earning-rules/{id}', audience: 'STAFF', hosted: 'wire' } as const
