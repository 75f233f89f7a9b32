import { z } from '@galleria/platform-client'
import { OrderActivityType } from '../../enums/orders.ts'
import { Price } from '../common/money.ts'
import { DateTime, Guid } from '../common/scalars.ts'

/** Something that happened to an order; `activityType` says which of the details is there, if any (wire §4.3). */
export const OrderActivity = z.looseObject({
  id: z.nullish(Guid),
  /** Email of the staff who did it; told to staff alone. */
  authorEmail: z.nullish(z.string()),
  /** The program that did it; told to staff alone. An extension of the embedded platform. */
  authorAppId: z.nullish(z.string()),
  /** Name that its API key had then. An extension of the embedded platform. */
  authorAppName: z.nullish(z.string()),
  createdDate: z.nullish(DateTime),
  activityType: OrderActivityType,
  /** An app's own, such as a buyer's request for a refund (wire §3.3). */
  customActivity: z.optional(
    z.object({ appId: z.string(), type: z.string(), additionalData: z.optional(z.looseObject({})) }),
  ),
  merchantComment: z.optional(z.object({ message: z.string() })),
  orderRefunded: z.optional(z.object({ manual: z.boolean(), amount: z.optional(Price), reason: z.string() })),
})
export type OrderActivity = z.infer<typeof OrderActivity>
