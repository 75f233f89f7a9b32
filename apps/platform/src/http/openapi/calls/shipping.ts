import type { CallGroup } from './group.ts'

/** Wire §3.4. Extracted from the reference, not typed. */
export const shipping: CallGroup = {
  service: 'Shipping',
  calls: [
    ['CreateShippingOption', 'POST', '/ecom/v1/shipping-options', 'beyond'],
    ['GetShippingOption', 'GET', '/ecom/v1/shipping-options/{shippingOptionId}', 'beyond'],
    ['UpdateShippingOption', 'PATCH', '/ecom/v1/shipping-options/{shippingOption.id}', 'beyond'],
    ['DeleteShippingOption', 'DELETE', '/ecom/v1/shipping-options/{shippingOptionId}', 'beyond'],
    ['QueryShippingOptions', 'GET', '/ecom/v1/shipping-options/query', 'beyond'],
    ['UpdateExtendedFields', 'POST', '/ecom/v1/shipping-options/{id}/update-extended-fields', 'beyond'],
    [
      'AddDeliveryRegion',
      'POST',
      '/ecom/v1/shipping-options/{shippingOptionId}/add-delivery-region',
      'beyond',
    ],
    [
      'RemoveDeliveryRegion',
      'POST',
      '/ecom/v1/shipping-options/{shippingOptionId}/remove-delivery-region',
      'beyond',
    ],
    ['CreateShippoConfiguration', 'POST', '/ecom/v1/shippo-configurations', 'beyond'],
    ['GetShippoConfiguration', 'GET', '/ecom/v1/shippo-configurations/{shippoConfigurationId}', 'beyond'],
    [
      'UpdateShippoConfiguration',
      'PATCH',
      '/ecom/v1/shippo-configurations/{shippoConfiguration.id}',
      'beyond',
    ],
    [
      'DeleteShippoConfiguration',
      'DELETE',
      '/ecom/v1/shippo-configurations/{shippoConfigurationId}',
      'beyond',
    ],
    ['QueryShippoConfigurations', 'GET', '/ecom/v1/shippo-configurations/query', 'beyond'],
    ['UpdateExtendedFields', 'POST', '/ecom/v1/shippo-configurations/{id}/update-extended-fields', 'beyond'],
    [
      'AddDeliveryRegion',
      'POST',
      '/ecom/v1/shippo-configurations/{shippoConfigurationId}/delivery-regions',
      'beyond',
    ],
    [
      'RemoveDeliveryRegion',
      'DELETE',
      '/ecom/v1/shippo-configurations/{shippoConfigurationId}/delivery-regions/{deliveryRegionId}',
      'beyond',
    ],
  ],
}
