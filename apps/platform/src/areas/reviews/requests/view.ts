import type { ReviewRequest } from '@galleria/platform-client/entities/reviews'
import { STORES } from '../view.ts'
import type { FoundRequest } from './store/list.ts'

export function requestView(row: FoundRequest): ReviewRequest {
  const { contactId, orderNumber, recipientName, email, status, reason } = row
  return {
    ...{ id: row.id, namespace: STORES },
    order: { id: row.orderId, ...(orderNumber !== null && { number: String(orderNumber) }) },
    items: row.items.map(({ productId, reviewId, name, slug, visible }) => ({
      catalogItemId: productId,
      ...(reviewId !== null && { reviewId }),
      ...(name !== null && { product: { name, slug: slug ?? '', visible: visible === true } }),
    })),
    ...(contactId !== null && { recipient: { contactId, name: recipientName, email } }),
    communicationChannel: 'EMAIL',
    sendDate: (row.sendDate ?? row.createdAt).toISOString(),
    ...(status !== 'NONE' && { status }),
    revision: String(row.revision),
    createdDate: row.createdAt.toISOString(),
    updatedDate: (row.updatedAt ?? row.createdAt).toISOString(),
    ...(row.sentAt && { sentDate: row.sentAt.toISOString() }),
    ...(reason !== null && { reason }),
    automatic: row.source === 'SHOP',
  }
}
