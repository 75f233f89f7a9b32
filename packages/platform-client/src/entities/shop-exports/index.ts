export { ShopExport } from './shop-export.ts'
