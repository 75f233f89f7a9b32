/** Customers of the shop, for staff. */
export { Customer, CustomerAddress, CustomerNote, CustomerOrder } from './customer.ts'
export { CustomerSegment } from './segment.ts'
export { StoreCredit } from './store-credit.ts'
