export const getOrdersSettings = { name: 'GetOrdersSettings', method: 'GET', path: '/ecom/v1/orders-settings', audience: 'STAFF', hosted: 'wire' } as const
export const updateOrdersSettings = { name: 'UpdateOrdersSettings', method: 'PATCH', path: '/ecom/v1/orders-settings', audience: 'OWNER', hosted: 'wire' } as const
