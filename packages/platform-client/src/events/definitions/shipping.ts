import { ShippingOption } from '../../entities/shipping/shipping-option.ts'
import { ShippoConfiguration } from '../../entities/shipping/shippo-configuration.ts'
import { created, deletedEntity, updated } from '../definition.ts'

const option = 'wix.ecom.v1.shipping_option'
const shippo = 'wix.ecom.v1.shippo_configuration'

export const shippingOptionCreated = /* @__PURE__ */ created(option, ShippingOption)
export const shippingOptionUpdated = /* @__PURE__ */ updated(option, ShippingOption)
export const shippingOptionDeleted = /* @__PURE__ */ deletedEntity(option, ShippingOption)
export const shippoConfigurationCreated = /* @__PURE__ */ created(shippo, ShippoConfiguration)
export const shippoConfigurationUpdated = /* @__PURE__ */ updated(shippo, ShippoConfiguration)
export const shippoConfigurationDeleted = /* @__PURE__ */ deletedEntity(shippo, ShippoConfiguration)
