import type { Service } from '../../operation.ts'

const deliveryRegion: Service = { package: '@wix/auto_sdk_ecom_delivery-regions', fqn: 'com.wix.ecom.delivery.api.v1.DeliveryRegionsService', entity: 'wix.ecom.v1.delivery_region' }
const businessLocation: Service = { package: '@wix/auto_sdk_ecom_business-locations', fqn: 'com.wix.ecom.locations.api.v1.BusinessLocationsService', entity: 'wix.ecom.v1.business_location' }
const carrier: Service = { package: '@wix/auto_sdk_ecom_carriers', fqn: 'com.wix.ecom.carriers.api.v1.CarriersService', entity: 'wix.ecom.v1.carrier' }
const deliveryTerms: Service = { package: '@wix/auto_sdk_ecom_delivery-terms', fqn: 'com.wix.ecom.delivery.api.v1.DeliveryTermsService', entity: 'wix.ecom.v1.delivery_terms' }

export const createDeliveryRegion = { service: deliveryRegion, name: 'CreateDeliveryRegion', method: 'POST', path: '/ecom/v1/delivery-regions', audience: 'STAFF' } as const
export const queryDeliveryRegions = { service: deliveryRegion, name: 'QueryDeliveryRegions', method: 'POST', path: '/ecom/v1/delivery-regions/query', audience: 'STAFF' } as const
export const getDeliveryRegion = { service: deliveryRegion, name: 'GetDeliveryRegion', method: 'GET', path: '/ecom/v1/delivery-regions/{id}', audience: 'STAFF' } as const
export const updateDeliveryRegion = { service: deliveryRegion, name: 'UpdateDeliveryRegion', method: 'PATCH', path: '/ecom/v1/delivery-regions/{deliveryRegion.id}', audience: 'STAFF' } as const
export const deleteDeliveryRegion = { service: deliveryRegion, name: 'DeleteDeliveryRegion', method: 'DELETE', path: '/ecom/v1/delivery-regions/{id}', audience: 'STAFF' } as const
export const createBusinessLocation = { service: businessLocation, name: 'CreateBusinessLocation', method: 'POST', path: '/ecom/v1/business-locations', audience: 'STAFF' } as const
export const queryBusinessLocations = { service: businessLocation, name: 'QueryBusinessLocations', method: 'POST', path: '/ecom/v1/business-locations/query', audience: 'STAFF' } as const
export const sortBusinessLocations = { service: businessLocation, name: 'SortBusinessLocations', method: 'POST', path: '/ecom/v1/business-locations/sort', audience: 'STAFF' } as const
export const getBusinessLocation = { service: businessLocation, name: 'GetBusinessLocation', method: 'GET', path: '/ecom/v1/business-locations/{id}', audience: 'STAFF' } as const
export const updateBusinessLocation = { service: businessLocation, name: 'UpdateBusinessLocation', method: 'PATCH', path: '/ecom/v1/business-locations/{businessLocation.id}', audience: 'STAFF' } as const
export const deleteBusinessLocation = { service: businessLocation, name: 'DeleteBusinessLocation', method: 'DELETE', path: '/ecom/v1/business-locations/{id}', audience: 'STAFF' } as const
export const listCarriers = { service: carrier, name: 'ListCarriers', method: 'GET', path: '/ecom/v1/carriers', audience: 'STAFF' } as const
export const updateCarrier = { service: carrier, name: 'UpdateCarrier', method: 'PATCH', path: '/ecom/v1/carriers/{carrier.id}', audience: 'STAFF' } as const
export const getDeliveryTerms = { service: deliveryTerms, name: 'GetDeliveryTerms', method: 'GET', path: '/ecom/v1/delivery-terms/{id}', audience: 'STAFF' } as const
export const updateDeliveryTerms = { service: deliveryTerms, name: 'UpdateDeliveryTerms', method: 'PATCH', path: '/ecom/v1/delivery-terms/{deliveryTerms.id}', audience: 'STAFF' } as const
