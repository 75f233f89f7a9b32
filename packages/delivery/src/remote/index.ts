export { askShop, type Question } from './ask-shop.ts'
export { createDeliveryApi, type DeliveryApi } from './delivery-api.ts'
