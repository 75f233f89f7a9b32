import { defineCall, z } from '@galleria/platform-client'
import type { InventoryChangeReason } from '../../enums/catalog-v3.ts'
import * as operations from '../../operations/catalog/stock.ts'
import type { SortOrder } from '../../schemas/paging.ts'

const StockRow = z.object({
  /** Id of the variant. */
  id: z.string(),
  productId: z.string(),
  /** Name of the product. */
  name: z.string(),
  /** Choices, such as `Red / L`. */
  variant: z.nullish(z.string()),
  sku: z.nullish(z.string()),
  /** Whether anybody counts; if not, `inStock` alone tells. */
  isCounted: z.boolean(),
  inStock: z.boolean(),
  /** Pieces that can be sold. */
  available: z.nullish(z.number()),
  /** Pieces on the shelf that belong to orders that are to be sent. */
  committed: z.number(),
  /** Pieces on the shelf: available and committed. */
  onHand: z.nullish(z.number()),
  /** Pieces that are on their way by transfers. */
  incoming: z.number(),
  /** Own number of pieces at which it is low; none is as the store has it. */
  lowStockAt: z.nullish(z.number()),
  /** People who wait for it. */
  waiting: z.number(),
  /** Pieces that can be sold at the default location. */
  atDefault: z.nullish(z.number()),
  /** Pieces that can be sold at other locations, by id of the location. */
  elsewhere: z.dictionary(z.number()),
})
/** One variant as a line of the stock table. */
export type StockRow = z.infer<typeof StockRow>

/** `LOW` is from one piece to the variant's threshold, or the store's. */
export type StockLevel = 'LOW' | 'OUT' | 'IN' | 'COMMITTED' | 'WAITING'

/** Conditions of variants, all of which must hold. */
export interface StockQuery {
  /** Up to 1,000 ids of variants. */
  readonly ids?: readonly string[]
  readonly productId?: string
  /** In name, choices, SKU and code. */
  readonly words?: string
  readonly level?: StockLevel
  /** Location whose pieces the numbers are; without it those of all. */
  readonly locationId?: string
  /** One at most. */
  readonly sort?: readonly {
    readonly fieldName: 'name' | 'sku' | 'available' | 'committed' | 'onHand' | 'incoming' | 'lowStockAt'
    readonly order?: SortOrder
  }[]
  /** Up to 1,000. */
  readonly paging?: { readonly limit?: number; readonly offset?: number }
  /** Whether all that is found is counted. */
  readonly counts?: boolean
}

/** A window of all variants. Of the embedded platform. */
export const queryStockRows = /* @__PURE__ */ defineCall<
  { query: StockQuery },
  { rows: StockRow[]; total?: number | undefined; lowStockAt: number }
>(
  operations.queryStockRows,
  () => z.object({ rows: z.array(StockRow), total: z.optional(z.number()), lowStockAt: z.number() }),
  { repeatable: true },
)

/** Columns that can be written; `available` takes a yes or no too, which counts no longer. */
export type StockCell = 'available' | 'onHand' | 'lowStockAt'

/** `from` is what was last seen: where it is another value now, it stays, and is told as a conflict. */
export interface StockCellWrite {
  cell: StockCell
  from?: number | boolean | null
  to: number | boolean | null
  /** Location whose pieces are meant; without it those of all, of which the default gives first. */
  locationId?: string
}

const StockRowResult = z.object({
  itemMetadata: z.object({
    id: z.string(),
    originalIndex: z.number(),
    success: z.boolean(),
    error: z.optional(z.object({ code: z.string(), description: z.string() })),
  }),
  cells: z.array(
    z.object({
      cell: z.string(),
      locationId: z.optional(z.string()),
      /** `SAVED`, `UNCHANGED`, `CONFLICT` or `REFUSED`. */
      outcome: z.string(),
      current: z.optional(z.unknown()),
      error: z.optional(z.object({ code: z.string(), description: z.string() })),
    }),
  ),
  /** The row as it is now. */
  item: z.optional(StockRow),
})
/** Result of one row; `success` is false if the variant does not exist. */
export type StockRowResult = z.infer<typeof StockRowResult>

/** Up to 1,000 rows, cell by cell, in one edit; rows are answered as `locationId` has them. Of the embedded platform. */
export const updateStockCells = /* @__PURE__ */ defineCall<
  {
    rows: { id: string; cells: StockCellWrite[] }[]
    locationId?: string
    reason?: InventoryChangeReason
    idempotencyKey?: string
  },
  { results: StockRowResult[] }
>(operations.updateStockCells, () => z.object({ results: z.array(StockRowResult) }))

const LevelAtLocation = z.object({
  variantId: z.string(),
  locationId: z.string(),
  /** Name of the location. */
  location: z.string(),
  isDefault: z.boolean(),
  /** Pieces that can be sold. */
  available: z.nullish(z.number()),
  committed: z.number(),
  onHand: z.nullish(z.number()),
  incoming: z.number(),
})
/** Stock of a variant at one location. */
export type LevelAtLocation = z.infer<typeof LevelAtLocation>

/** Stock of one variant, and of each active location. Of the embedded platform. */
export const getVariantStock = /* @__PURE__ */ defineCall<
  { variantId: string },
  { stock: StockRow; lowStockAt: number; levels: LevelAtLocation[] }
>(operations.getVariantStock, () =>
  z.object({ stock: StockRow, lowStockAt: z.number(), levels: z.array(LevelAtLocation) }),
)

/** Stock of up to 1,000 variants, or of those of a product, at each active location. Of the embedded platform. */
export const queryStockLevels = /* @__PURE__ */ defineCall<
  { ids?: readonly string[]; productId?: string },
  { levels: LevelAtLocation[] }
>(operations.queryStockLevels, () => z.object({ levels: z.array(LevelAtLocation) }), { repeatable: true })

const StockLocation = z.object({
  id: z.string(),
  name: z.string(),
  isDefault: z.boolean(),
  active: z.boolean(),
})
/** Location where stock may lie. */
export type StockLocation = z.infer<typeof StockLocation>

/** Locations in the order in which goods are taken from them, the default first. Of the embedded platform. */
export const listStockLocations = /* @__PURE__ */ defineCall<undefined, { locations: StockLocation[] }>(
  operations.listStockLocations,
  () => z.object({ locations: z.array(StockLocation) }),
)

const StockLogEntry = z.object({
  /** Counts within the variant. */
  number: z.number(),
  createdDate: z.string(),
  /** `OPENING`, `SALE`, `CANCELLATION`, `RETURN`, `ORDER_CHANGE`, `EDIT`, `TRANSFER_SENT`, `TRANSFER_RECEIVED`, `TRANSFER_CANCELED` or `TRANSFER_UNDONE`. */
  kind: z.string(),
  change: z.number(),
  /** Quantity afterwards: of the location that is asked for, or of all. */
  after: z.number(),
  orderId: z.optional(z.string()),
  orderNumber: z.optional(z.string()),
  catalogEditId: z.optional(z.string()),
  /** Call of the edit. */
  call: z.optional(z.string()),
  reason: z.optional(z.string()),
  transferId: z.optional(z.string()),
  transferReference: z.optional(z.string()),
  /** Location that the goods left or came to. */
  locationId: z.optional(z.string()),
  location: z.optional(z.string()),
  /** Kind of who did it; a sale is the buyer's. */
  identityType: z.optional(z.string()),
  /** Name of the member of staff. */
  by: z.optional(z.string()),
})
/** One change of a variant's quantity. */
export type StockLogEntry = z.infer<typeof StockLogEntry>

/** Changes of a variant's quantity, newest first; `before` is the number of the last one seen. Of the embedded platform. */
export const queryStockLog = /* @__PURE__ */ defineCall<
  { variantId: string; kind?: string; locationId?: string; before?: number; limit?: number },
  { entries: StockLogEntry[]; sum: number; hasMore: boolean }
>(
  operations.queryStockLog,
  () => z.object({ entries: z.array(StockLogEntry), sum: z.number(), hasMore: z.boolean() }),
  { repeatable: true },
)

/** Pieces at which a variant without a number of its own is low. */
export interface StockSettings {
  lowStockAt: number
}

const settingsAnswer = () => z.object({ stockSettings: z.object({ lowStockAt: z.number() }) })

/** Stock settings of the store. Of the embedded platform. */
export const getStockSettings = /* @__PURE__ */ defineCall<undefined, { stockSettings: StockSettings }>(
  operations.getStockSettings,
  settingsAnswer,
)

/** Changes the stock settings of the store. Of the embedded platform. */
export const updateStockSettings = /* @__PURE__ */ defineCall<
  { stockSettings: StockSettings },
  { stockSettings: StockSettings }
>(operations.updateStockSettings, settingsAnswer)
