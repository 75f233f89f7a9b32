import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_checkout-templates', fqn: 'wix.ecom.checkout_templates.v1.CheckoutTemplates', entity: 'wix.ecom.v1.checkout_template' }

export const createCheckoutTemplate = { service, name: 'CreateCheckoutTemplate', method: 'POST', path: '/ecom/v1/checkout-templates', audience: 'STAFF' } as const
export const getCheckoutTemplate = { service, name: 'GetCheckoutTemplate', method: 'GET', path: '/ecom/v1/checkout-templates/{checkoutTemplateId}', audience: 'STAFF' } as const
export const queryCheckoutTemplates = { service, name: 'QueryCheckoutTemplates', method: 'POST', path: '/ecom/v1/checkout-templates/query', audience: 'STAFF' } as const
export const updateCheckoutTemplate = { service, name: 'UpdateCheckoutTemplate', method: 'PATCH', path: '/ecom/v1/checkout-templates/{checkoutTemplate.id}', audience: 'STAFF' } as const
export const deleteCheckoutTemplate = { service, name: 'DeleteCheckoutTemplate', method: 'DELETE', path: '/ecom/v1/checkout-templates/{checkoutTemplateId}', audience: 'STAFF' } as const
export const createCheckoutFromTemplate = { service, name: 'CreateCheckoutFromTemplate', method: 'POST', path: '/ecom/v1/checkout-templates/{checkoutTemplateId}/create-checkout', audience: 'EVERYONE' } as const
