export { createShopperTokens, type ShopperTokens } from './routes.ts'
