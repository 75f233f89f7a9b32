export { askShop } from './ask-shop.ts'
export { createDeliveryApi, type DeliveryApi } from './delivery-api.ts'
