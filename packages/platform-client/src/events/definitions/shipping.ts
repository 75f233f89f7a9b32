import { ShippingOption } from '../../entities/shipping/shipping-option.ts'
import { ShippoConfiguration } from '../../entities/shipping/shippo-configuration.ts'
import { created, deletedEntity, updated } from '../definition.ts'

const option = 'wix.ecom.v1.shipping_option'
const shippo = 'wix.ecom.v1.shippo_configuration'

/** `wix.ecom.v1.shipping_option_created` (wire §2.11). */
export const shippingOptionCreated = /* @__PURE__ */ created(option, ShippingOption)
/** `wix.ecom.v1.shipping_option_updated` (wire §2.11). */
export const shippingOptionUpdated = /* @__PURE__ */ updated(option, ShippingOption)
/** `wix.ecom.v1.shipping_option_deleted` (wire §2.11). */
export const shippingOptionDeleted = /* @__PURE__ */ deletedEntity(option, ShippingOption)
/** `wix.ecom.v1.shippo_configuration_created` (wire §2.11). */
export const shippoConfigurationCreated = /* @__PURE__ */ created(shippo, ShippoConfiguration)
/** `wix.ecom.v1.shippo_configuration_updated` (wire §2.11). */
export const shippoConfigurationUpdated = /* @__PURE__ */ updated(shippo, ShippoConfiguration)
/** `wix.ecom.v1.shippo_configuration_deleted` (wire §2.11). */
export const shippoConfigurationDeleted = /* @__PURE__ */ deletedEntity(shippo, ShippoConfiguration)
