export { createReadCache } from './read-cache.ts'
export { createShopZone } from './shop-zone.ts'
export { createSitemap, type Sitemap } from './sitemap.ts'
export { createStaffExchange } from './staff-exchange.ts'
