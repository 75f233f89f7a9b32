import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/stock_transfers', fqn: 'galleria.stock.v1.StockTransfers', entity: 'galleria.stock.v1.stock_transfer' }

export const createStockTransfer = { service, name: 'CreateStockTransfer', method: 'POST', path: '/stores/v1/stock/transfers', audience: 'STAFF' } as const
export const queryStockTransfers = { service, name: 'QueryStockTransfers', method: 'POST', path: '/stores/v1/stock/transfers/query', audience: 'STAFF' } as const
export const getStockTransfer = { service, name: 'GetStockTransfer', method: 'GET', path: '/stores/v1/stock/transfers/{transferId}', audience: 'STAFF' } as const
export const updateStockTransfer = { service, name: 'UpdateStockTransfer', method: 'PATCH', path: '/stores/v1/stock/transfers/{transferId}', audience: 'STAFF' } as const
export const sendStockTransfer = { service, name: 'SendStockTransfer', method: 'POST', path: '/stores/v1/stock/transfers/{transferId}/send', audience: 'STAFF' } as const
export const receiveStockTransfer = { service, name: 'ReceiveStockTransfer', method: 'POST', path: '/stores/v1/stock/transfers/{transferId}/receive', audience: 'STAFF' } as const
export const undoStockTransferReceipt = { service, name: 'UndoStockTransferReceipt', method: 'POST', path: '/stores/v1/stock/transfers/{transferId}/undo-receipt', audience: 'STAFF' } as const
export const cancelStockTransfer = { service, name: 'CancelStockTransfer', method: 'POST', path: '/stores/v1/stock/transfers/{transferId}/cancel', audience: 'STAFF' } as const
