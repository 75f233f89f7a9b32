import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_shipping-options', fqn: 'wix.ecom.delivery.v1.ShippingOptionService', entity: 'wix.ecom.v1.shipping_option' }
const shippo: Service = { package: '@wix/auto_sdk_ecom_shippo-configurations', fqn: 'wix.ecom.delivery.v1.ShippoService', entity: 'wix.ecom.v1.shippo_configuration' }

export const createShippingOption = { service, name: 'CreateShippingOption', method: 'POST', path: '/ecom/v1/shipping-options', audience: 'STAFF', hosted: 'wire' } as const
export const queryShippingOptions = { service, name: 'QueryShippingOptions', method: 'GET', path: '/ecom/v1/shipping-options/query', fallback: true, audience: 'STAFF', hosted: 'wire' } as const
export const getShippingOption = { service, name: 'GetShippingOption', method: 'GET', path: '/ecom/v1/shipping-options/{shippingOptionId}', audience: 'STAFF', hosted: 'wire' } as const
export const updateShippingOption = { service, name: 'UpdateShippingOption', method: 'PATCH', path: '/ecom/v1/shipping-options/{shippingOption.id}', audience: 'STAFF', hosted: 'wire' } as const
export const deleteShippingOption = { service, name: 'DeleteShippingOption', method: 'DELETE', path: '/ecom/v1/shipping-options/{shippingOptionId}', audience: 'STAFF', hosted: 'wire' } as const
export const updateShippingOptionExtendedFields = { service, name: 'UpdateExtendedFields', alias: 'UpdateShippingOptionExtendedFields', method: 'POST', path: '/ecom/v1/shipping-options/{id}/update-extended-fields', audience: 'STAFF', hosted: 'wire' } as const
export const addDeliveryRegion = { service, name: 'AddDeliveryRegion', method: 'POST', path: '/ecom/v1/shipping-options/{shippingOptionId}/add-delivery-region', audience: 'STAFF', hosted: 'wire' } as const
export const removeDeliveryRegion = { service, name: 'RemoveDeliveryRegion', method: 'POST', path: '/ecom/v1/shipping-options/{shippingOptionId}/remove-delivery-region', audience: 'STAFF', hosted: 'wire' } as const
export const createShippoConfiguration = { service: shippo, name: 'CreateShippoConfiguration', method: 'POST', path: '/ecom/v1/shippo-configurations', audience: 'STAFF', hosted: 'wire' } as const
export const queryShippoConfigurations = { service: shippo, name: 'QueryShippoConfigurations', method: 'GET', path: '/ecom/v1/shippo-configurations/query', fallback: true, audience: 'STAFF', hosted: 'wire' } as const
export const getShippoConfiguration = { service: shippo, name: 'GetShippoConfiguration', method: 'GET', path: '/ecom/v1/shippo-configurations/{shippoConfigurationId}', audience: 'STAFF', hosted: 'wire' } as const
export const updateShippoConfiguration = { service: shippo, name: 'UpdateShippoConfiguration', method: 'PATCH', path: '/ecom/v1/shippo-configurations/{shippoConfiguration.id}', audience: 'STAFF', hosted: 'wire' } as const
export const deleteShippoConfiguration = { service: shippo, name: 'DeleteShippoConfiguration', method: 'DELETE', path: '/ecom/v1/shippo-configurations/{shippoConfigurationId}', audience: 'STAFF', hosted: 'wire' } as const
export const updateShippoConfigurationExtendedFields = { service: shippo, name: 'UpdateExtendedFields', alias: 'UpdateShippoConfigurationExtendedFields', method: 'POST', path: '/ecom/v1/shippo-configurations/{id}/update-extended-fields', audience: 'STAFF', hosted: 'wire' } as const
export const addShippoDeliveryRegion = { service: shippo, name: 'AddDeliveryRegion', alias: 'AddShippoDeliveryRegion', method: 'POST', path: '/ecom/v1/shippo-configurations/{shippoConfigurationId}/delivery-regions', audience: 'STAFF', hosted: 'wire' } as const
export const removeShippoDeliveryRegion = { service: shippo, name: 'RemoveDeliveryRegion', alias: 'RemoveShippoDeliveryRegion', method: 'DELETE', path: '/ecom/v1/shippo-configurations/{shippoConfigurationId}/delivery-regions/{deliveryRegionId}', audience: 'STAFF', hosted: 'wire' } as const
