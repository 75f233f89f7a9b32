import { z } from '@galleria/platform-client'
import { ChannelType } from '../../enums/orders.ts'
import { Guid } from '../common/scalars.ts'

/** Sales channel of an order (wire §4.3). */
export const ChannelInfo = z.object({
  type: ChannelType,
  externalOrderId: z.nullish(z.string()),
  externalOrderUrl: z.nullish(z.string()),
})
export type ChannelInfo = z.infer<typeof ChannelInfo>

/** Creator of an order: one of four (wire §4.3). */
export const CreatedBy = z.object({
  userId: z.optional(Guid),
  memberId: z.optional(Guid),
  visitorId: z.optional(Guid),
  appId: z.optional(Guid),
})
export type CreatedBy = z.infer<typeof CreatedBy>

/** The shop's own questions and the buyer's answers (wire §4.3). */
export const OrderCustomField = z.object({
  value: z.optional(z.unknown()),
  title: z.string(),
  translatedTitle: z.nullish(z.string()),
})
export type OrderCustomField = z.infer<typeof OrderCustomField>
