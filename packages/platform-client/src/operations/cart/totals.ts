import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_totals-calculator', fqn: 'com.wix.ecom.totals_calculator.v1.TotalsCalculator', entity: 'wix.ecom.v1.totals_calculation' }

export const calculateTotals = { service, name: 'CalculateTotals', method: 'POST', path: '/ecom/v1/calculate-totals', audience: 'SHOPPERS_AND_PROGRAMS', hosted: 'wire' } as const
