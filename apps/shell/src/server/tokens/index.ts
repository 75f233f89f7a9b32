export { createShopperTokens, renewalOf, type ShopperTokens } from './routes.ts'
