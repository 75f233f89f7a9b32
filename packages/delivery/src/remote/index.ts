export { askShop } from './ask-shop.ts'
export { createDeliveryApi, type DeliveryApi } from './delivery-api.ts'
export { takeReleases } from './take-releases.ts'
