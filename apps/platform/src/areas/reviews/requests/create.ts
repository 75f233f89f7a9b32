import { randomUUID } from 'node:crypto'
import { ReviewRequest } from '@galleria/platform-client/entities/reviews'
import { z } from 'zod'
import { applicationError, type Violation, violations } from '../../../base/errors.ts'
import { sentBack } from '../../../base/input/closed.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { STORES } from '../view.ts'
import { MOST_PRODUCTS } from './plan.ts'
import { findBuyer, findInOrder } from './store/orders.ts'
import { insertRequest, lockRequestOf, updateRequest, writeItems } from './store/rows.ts'

const Id = z.guid().toLowerCase()

/** Request as an app makes it. */
export const NewRequest = sentBack(
  z.object({
    namespace: z.literal(STORES),
    order: z.object({ id: Id }),
    items: z
      .array(z.object({ catalogItemId: Id }))
      .min(1)
      .max(MOST_PRODUCTS)
      .refine((items) => new Set(items.map(({ catalogItemId }) => catalogItemId)).size === items.length, {
        error: 'must not contain duplicates',
      }),
    recipient: z.object({ contactId: Id }),
    communicationChannel: z.literal('EMAIL').default('EMAIL'),
    sendDate: z.iso.datetime({ offset: true }).optional(),
  }),
  ReviewRequest,
)
export type NewRequest = z.output<typeof NewRequest>

/**
 * Makes the request of an order, in place of one that was canceled or failed. @returns its id
 * @throws ApiError 404 ORDER_NOT_FOUND, 409 REVIEW_REQUEST_ALREADY_EXISTS, 400 for others' products and contacts
 */
export async function createRequest(
  trx: Trx,
  { clock }: Pick<Services, 'clock'>,
  { order, items, recipient, sendDate: wanted }: NewRequest,
  at = 'reviewRequest',
): Promise<string> {
  const orderId = order.id
  const buyer = await findBuyer(trx, orderId)
  if (!buyer) throw applicationError(404, 'ORDER_NOT_FOUND', 'Order not found.')
  const { memberId } = buyer
  const productIds = items.map(({ catalogItemId }) => catalogItemId)
  const inOrder = await findInOrder(trx, orderId, productIds)
  const faults: Violation[] = productIds.flatMap((id, index) =>
    inOrder.has(id) ? [] : [fault(`${at}.items[${index}].catalogItemId`, 'is no product of the order')],
  )
  if (!memberId || buyer.contactId !== recipient.contactId)
    faults.push(fault(`${at}.recipient.contactId`, 'is not the member who bought the order'))
  if (faults.length || !memberId) throw violations(faults)

  const date = clock.now()
  const id = randomUUID()
  const sendDate = wanted ? new Date(wanted) : date
  const row = {
    id,
    memberId,
    source: 'APP',
    status: 'SCHEDULED',
    sendDate,
    sentAt: null,
    reason: null,
  } as const
  const dates = { createdAt: date, updatedAt: date }
  if (!(await insertRequest(trx, { orderId, ...row, revision: 1, ...dates }))) {
    const before = await lockRequestOf(trx, orderId)
    if (before?.status === 'SCHEDULED' || before?.status === 'SENT')
      throw applicationError(
        409,
        'REVIEW_REQUEST_ALREADY_EXISTS',
        'The order has a review request already, which waits or was sent.',
        { reviewRequestId: before.id },
      )
    await updateRequest(trx, orderId, { ...row, ...dates })
  }
  await writeItems(trx, { orderId, memberId }, productIds)
  return id
}

const fault = (field: string, description: string): Violation => ({
  ...{ field, description, violatedRule: 'VALIDATION' },
})
