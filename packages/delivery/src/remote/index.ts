export { askShop, type Question } from './ask-shop.ts'
export { createDeliveryApi, type DeliveryApi, type DeliveryApiOptions } from './delivery-api.ts'
