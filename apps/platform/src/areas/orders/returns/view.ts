import { z } from 'zod'
import type { PlatformConfig } from '../../../data/config.ts'
import { orderPrice } from '../../../domain/money/money-view.ts'
import { PriceAnswer } from '../answers.ts'
import { requestStatuses } from '../refund-requests/tables.ts'
import { resolutions } from '../return-policy/policy.ts'
import type { ReturnRow } from './store.ts'

export const ReturnAnswer = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  ordinal: z.int(),
  status: z.enum(requestStatuses),
  startedBy: z.enum(['BUYER', 'STAFF']),
  buyer: z.object({ name: z.string(), email: z.string(), memberId: z.string().optional() }),
  lines: z.array(
    z.object({
      id: z.string(),
      quantity: z.int(),
      reason: z.string(),
      note: z.string().optional(),
      exchangeVariantId: z.string().optional(),
      received: z.int().optional(),
      condition: z.string().optional(),
      restocked: z.int().optional(),
    }),
  ),
  resolution: z.enum(resolutions),
  message: z.string().optional(),
  answer: z.string().optional(),
  instructions: z.string().optional(),
  refunded: PriceAnswer.optional(),
  fee: PriceAnswer.optional(),
  storeCredit: z.boolean().optional(),
  exchangeOrderId: z.string().optional(),
  createdDate: z.string(),
  updatedDate: z.string(),
})

/** A return as staff see it, with whose order it is. */
export function returnView(config: PlatformConfig, row: ReturnRow): z.output<typeof ReturnAnswer> {
  const { memberId, message, answer, instructions, refundedMinor, feeMinor, exchangeOrderId } = row
  const site = { ...config, currency: row.currency }
  return {
    id: row.id,
    orderId: row.orderId,
    orderNumber: String(row.number),
    ordinal: row.ordinal,
    status: row.status,
    startedBy: row.startedBy,
    buyer: {
      name: [row.firstName, row.lastName].filter(Boolean).join(' '),
      email: row.email,
      ...(memberId ? { memberId } : {}),
    },
    lines: row.lineItems.map(({ reason = row.reason, ...line }) => ({ ...line, reason })),
    resolution: row.resolution,
    ...(message ? { message } : {}),
    ...(answer ? { answer } : {}),
    ...(instructions ? { instructions } : {}),
    ...(refundedMinor === null ? {} : { refunded: orderPrice(site, refundedMinor) }),
    ...(row.storeCredit ? { storeCredit: true } : {}),
    ...(feeMinor ? { fee: orderPrice(site, feeMinor) } : {}),
    ...(exchangeOrderId ? { exchangeOrderId } : {}),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
  }
}
