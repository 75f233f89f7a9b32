import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_delivery-solutions', fqn: 'wix.ecom.deliveryprofile.v1.DeliveryRates', entity: 'wix.ecom.deliveryprofile.v1.delivery_solution' }

export const getDeliverySolutions = { service, name: 'GetDeliverySolutions', method: 'POST', path: '/_api/delivery-rates/v1/get-delivery-solutions', audience: 'SHOPPERS_AND_PROGRAMS', hosted: 'wire' } as const
