import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/catalog/stock-transfers.ts'

const Location = z.object({
  id: z.string(),
  /** Name of the location; absent where it is deleted. */
  name: z.optional(z.string()),
})

const Summary = z.object({
  id: z.string(),
  revision: z.string(),
  reference: z.string(),
  note: z.string(),
  /** Location that sends; absent where the goods come from a supplier. */
  from: z.optional(Location),
  to: Location,
  /** Day, such as 2026-12-24. */
  expectedOn: z.optional(z.string()),
  /** `DRAFT`, `IN_TRANSIT`, `RECEIVED` or `CANCELED`. */
  status: z.string(),
  /** Pieces of all lines. */
  quantity: z.number(),
  received: z.number(),
  rejected: z.number(),
  createdDate: z.string(),
  updatedDate: z.string(),
})
/** Transfer without its lines. */
export type StockTransferSummary = z.infer<typeof Summary>

const Line = z.object({
  variantId: z.string(),
  productId: z.string(),
  name: z.string(),
  sku: z.optional(z.string()),
  quantity: z.number(),
  received: z.number(),
  /** Lost or rejected. */
  rejected: z.number(),
  /** Pieces on their way. */
  incoming: z.number(),
})
/** Variant of a transfer, with its pieces: once it is sent, `quantity` is received, rejected and incoming together. */
export type StockTransferLine = z.infer<typeof Line>

const Change = z.object({
  /** `CREATED`, `CHANGED`, `SENT`, `RECEIVED`, `UNDONE` or `CANCELED`. */
  type: z.string(),
  date: z.string(),
  received: z.optional(z.number()),
  rejected: z.optional(z.number()),
  by: z.object({
    /** Role of staff at that time, or `APP`. */
    type: z.string(),
    name: z.optional(z.string()),
  }),
})

const Transfer = z.object({
  ...Summary.shape,
  lines: z.array(Line),
  /** True while the last receiving can be undone. */
  canUndo: z.boolean(),
  /** The newest first. */
  history: z.array(Change),
})
/** Goods on their way to a location, with their lines and history. */
export type StockTransfer = z.infer<typeof Transfer>
const answer = () => z.object({ transfer: Transfer })
type Answer = { transfer: StockTransfer }

/** Transfer as it is written: what is left out is empty. */
export interface StockTransferInput {
  readonly reference: string
  readonly note?: string
  /** Location that sends; null where the goods come from a supplier. */
  readonly fromLocationId?: string | null
  readonly toLocationId: string
  readonly expectedOn?: string | null
  /** 1 to 200 variants that are counted. */
  readonly lines: readonly { readonly variantId: string; readonly quantity: number }[]
}

/** Writes a draft, which moves nothing. Of the embedded platform. */
export const createStockTransfer = /* @__PURE__ */ defineCall<{ transfer: StockTransferInput }, Answer>(
  operations.createStockTransfer,
  answer,
)

/** Transfers to list, the newest first. */
export interface StockTransferQuery {
  readonly status?: string
  /** In reference and names of goods. */
  readonly words?: string
  readonly variantId?: string
  /** Location that the goods leave or come to. */
  readonly locationId?: string
  /** Up to 100. */
  readonly paging?: { readonly limit?: number; readonly offset?: number }
}

const Counts = z.object({
  DRAFT: z.number(),
  IN_TRANSIT: z.number(),
  RECEIVED: z.number(),
  CANCELED: z.number(),
})

/** Lists transfers, the newest first; `counts` leaves the state out of the question. Of the embedded platform. */
export const queryStockTransfers = /* @__PURE__ */ defineCall<
  { query: StockTransferQuery },
  { transfers: StockTransferSummary[]; total: number; counts: z.infer<typeof Counts> }
>(
  operations.queryStockTransfers,
  () => z.object({ transfers: z.array(Summary), total: z.number(), counts: Counts }),
  { repeatable: true },
)

/** Reads one transfer. Of the embedded platform. */
export const getStockTransfer = /* @__PURE__ */ defineCall<{ transferId: string }, Answer>(
  operations.getStockTransfer,
  answer,
)

/** Changes the given fields; places and lines of a draft alone. Of the embedded platform. */
export const updateStockTransfer = /* @__PURE__ */ defineCall<
  { transferId: string; revision?: string; transfer: Partial<StockTransferInput> },
  Answer
>(operations.updateStockTransfer, answer)

/** Takes the goods from the source. Of the embedded platform. */
export const sendStockTransfer = /* @__PURE__ */ defineCall<
  { transferId: string; revision?: string },
  Answer
>(operations.sendStockTransfer, answer)

/** Adds what arrived to the stock; what is lost or rejected is none. Of the embedded platform. */
export const receiveStockTransfer = /* @__PURE__ */ defineCall<
  {
    transferId: string
    revision?: string
    lines: readonly { readonly variantId: string; readonly received?: number; readonly rejected?: number }[]
  },
  Answer
>(operations.receiveStockTransfer, answer)

/** Takes the last receiving back by opposite entries: what arrived by it is on its way again. Of the embedded platform. */
export const undoStockTransferReceipt = /* @__PURE__ */ defineCall<
  { transferId: string; revision?: string },
  Answer
>(operations.undoStockTransferReceipt, answer)

/** Puts what is still on its way back to the source. Of the embedded platform. */
export const cancelStockTransfer = /* @__PURE__ */ defineCall<
  { transferId: string; revision?: string },
  Answer
>(operations.cancelStockTransfer, answer)
