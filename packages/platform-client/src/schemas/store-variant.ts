export { StoreVariant } from '../entities/catalog/store-variant.ts'
