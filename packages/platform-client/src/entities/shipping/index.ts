/** How orders travel (spec §3, wire §4.4). */
export { BusinessLocation, Carrier, DeliveryRegion, DeliveryTerms } from './places.ts'
export { ShippingOption, ShippingRate } from './shipping-option.ts'
export { ShippoConfiguration } from './shippo-configuration.ts'
