import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/analytics', fqn: 'galleria.analytics.v1.Analytics', entity: 'galleria.analytics.v1.report' }

export const querySales = { service, name: 'QuerySales', method: 'POST', path: '/analytics/v1/reports/sales/query', audience: 'STAFF' } as const
export const queryCustomerSales = { service, name: 'QueryCustomerSales', method: 'POST', path: '/analytics/v1/reports/customers/query', audience: 'STAFF' } as const
export const queryCohorts = { service, name: 'QueryCohorts', method: 'POST', path: '/analytics/v1/reports/cohorts/query', audience: 'STAFF' } as const
export const querySearchWords = { service, name: 'QuerySearchWords', method: 'POST', path: '/analytics/v1/reports/search-words/query', audience: 'STAFF' } as const
export const queryStockTurnover = { service, name: 'QueryStockTurnover', method: 'POST', path: '/analytics/v1/reports/stock/query', audience: 'STAFF' } as const
export const getOverview = { service, name: 'GetOverview', method: 'GET', path: '/analytics/v1/reports/overview', audience: 'STAFF' } as const
export const queryFunnel = { service, name: 'QueryFunnel', method: 'POST', path: '/analytics/v1/reports/funnel/query', audience: 'STAFF' } as const
export const queryPoints = { service, name: 'QueryPoints', method: 'POST', path: '/analytics/v1/reports/points/query', audience: 'STAFF' } as const
export const queryPointsAccounts = { service, name: 'QueryPointsAccounts', method: 'POST', path: '/analytics/v1/reports/points/accounts/query', audience: 'STAFF' } as const
export const recordVisit = { service, name: 'RecordVisit', method: 'POST', path: '/analytics/v1/visits', audience: 'ANYBODY' } as const
