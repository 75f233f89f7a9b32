/** Every shape of the API, for whoever serves or checks it. */
export * from './schemas/cart.ts'
export * from './schemas/checkout.ts'
export * from './schemas/common.ts'
export * from './schemas/identity.ts'
export * from './schemas/loyalty.ts'
export * from './schemas/order.ts'
export * from './schemas/paging.ts'
export * from './schemas/product.ts'
