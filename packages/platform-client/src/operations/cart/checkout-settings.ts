import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_checkout-settings', fqn: 'wix.ecom.checkout_settings.v1.CheckoutSettingsService', entity: 'wix.ecom.v1.checkout_settings' }
/** Extension. */
const fields: Service = { package: '@galleria/checkout-fields', fqn: 'galleria.checkout.v1.CheckoutFields', entity: 'galleria.checkout.v1.checkout_fields' }

export const getCheckoutSettings = { service, name: 'GetCheckoutSettings', method: 'GET', path: '/ecom/v1/checkout-settings', audience: 'STAFF' } as const
export const getCheckoutFields = { service: fields, name: 'GetCheckoutFields', method: 'GET', path: '/ecom/v1/checkout-settings/fields', audience: 'EVERYONE' } as const
export const updateCheckoutSettings = { service, name: 'UpdateCheckoutSettings', method: 'PATCH', path: '/ecom/v1/checkout-settings', audience: 'OWNER' } as const
