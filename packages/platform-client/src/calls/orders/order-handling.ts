import { defineCall, z } from '@galleria/platform-client'
import { Order } from '../../entities/orders/order.ts'
import * as operations from '../../operations/orders/order-handling.ts'
import * as orderOperations from '../../operations/orders/orders.ts'
import { Price } from '../../schemas/order.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type { Order } from '../../entities/orders/order.ts'

/** An order with every field that staff are told (wire §4.3). */
export const getWholeOrder = /* @__PURE__ */ defineCall<{ id: string }, { order: Order }>(
  orderOperations.getOrder,
  () => z.object({ order: Order }),
)

/** As `searchOrders`, with every field that staff are told. */
export const searchWholeOrders = /* @__PURE__ */ defineCall<
  { search: CursorQuery },
  { orders: Order[]; metadata?: z.infer<typeof CursorMetadata> | undefined }
>(
  orderOperations.searchOrders,
  () => z.object({ orders: z.array(Order), metadata: z.optional(CursorMetadata) }),
  { repeatable: true },
)

const Person = z.object({ id: z.string(), email: z.string(), name: z.string() })
const OrderHandling = z.object({
  orderId: z.string(),
  /** True refuses to send anything: 428 `ORDER_IS_ON_HOLD`. */
  onHold: z.boolean(),
  holdReason: z.optional(z.string()),
  assignee: z.optional(Person),
  /** Fate of each line's units: `ordered = sent + max(refundedUnsent, restockedUnsent) + toSend`. */
  lines: z.array(
    z.object({
      id: z.string(),
      ordered: z.number(),
      sent: z.number(),
      refunded: z.number(),
      refundedUnsent: z.number(),
      refundedSent: z.number(),
      restocked: z.number(),
      restockedUnsent: z.number(),
      restockedSent: z.number(),
      toSend: z.number(),
      /** Locations that the units were taken from, as far as they are not back; no name of one that is deleted. */
      locations: z.array(z.object({ id: z.string(), name: z.optional(z.string()), quantity: z.number() })),
    }),
  ),
  /** Active locations of the store, to take goods back at. */
  locations: z.array(z.object({ id: z.string(), name: z.string(), isDefault: z.boolean() })),
  /** Money of the buyer that is here. */
  amountHeld: Price,
  /** Money that a canceled order still owes its buyer. */
  amountToRefund: Price,
  /** Money that may be asked for. */
  amountOwed: Price,
  /** Newest first; `paymentUrl` of those that are open. */
  paymentRequests: z.array(
    z.object({
      id: z.string(),
      /** UNPAID, PAID, EXPIRED. */
      status: z.string(),
      amount: Price,
      createdDate: z.string(),
      expirationDate: z.string(),
      paymentUrl: z.optional(z.string()),
    }),
  ),
  /** Staff of the store, to assign the order to. */
  staff: z.array(Person),
})
/** Units by line, money and people of an order, as staff need them to act. */
export type OrderHandling = z.infer<typeof OrderHandling>
type Answer = { handling: OrderHandling }
const one = () => z.object({ handling: OrderHandling })

/** Facts for staff besides the order. An extension of the embedded platform. */
export const getOrderHandling = /* @__PURE__ */ defineCall<{ orderId: string }, Answer>(
  operations.getOrderHandling,
  one,
)

/** Holds, releases or assigns; what is left out stays. An extension of the embedded platform. */
export const updateOrderHandling = /* @__PURE__ */ defineCall<
  { orderId: string; onHold?: boolean; holdReason?: string; assigneeId?: string | null },
  Answer
>(operations.updateOrderHandling, one)

/**
 * Writes to the buyer again, once for each `idempotencyKey`: 428 `ORDER_HAS_NO_EMAIL`, `NOTHING_TO_TELL` of what did not happen. An extension of the embedded
 * platform.
 */
export const sendOrderLetter = /* @__PURE__ */ defineCall<
  {
    orderId: string
    letter: 'CONFIRMATION' | 'SHIPPED' | 'REFUNDED' | 'CANCELED'
    idempotencyKey?: string
  },
  object
>(operations.sendOrderLetter, () => z.object({}))
