/** A cart on its way to an order (wire §3.2). */
export { Checkout } from './checkout.ts'
export { CheckoutFields, CheckoutSettings } from './settings.ts'
export { CheckoutTemplate } from './template.ts'
