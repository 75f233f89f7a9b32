import type { MemoryField } from '../../../data/query-language/predicate.ts'

interface Listed {
  readonly id: string
  readonly createdDate: string
  readonly updatedDate: string
  readonly deliveryRegionIds: readonly string[]
  readonly estimatedDeliveryTime?: string
}

const when = (date: string) => Date.parse(date)

/** Fields by which lists of both are filtered and sorted (wire §1.9). */
export const shippingFields: Readonly<Record<string, MemoryField<Listed>>> = {
  id: { kind: 'id', read: ({ id }) => id, sortable: true },
  createdDate: { kind: 'date', read: ({ createdDate }) => when(createdDate), sortable: true },
  updatedDate: { kind: 'date', read: ({ updatedDate }) => when(updatedDate), sortable: true },
  deliveryRegionIds: { kind: 'id', read: ({ deliveryRegionIds }) => deliveryRegionIds, sortable: true },
  deliveryRegionId: { kind: 'id', read: ({ deliveryRegionIds }) => deliveryRegionIds[0], sortable: true },
  estimatedDeliveryTime: {
    kind: 'text',
    read: ({ estimatedDeliveryTime }) => estimatedDeliveryTime,
    sortable: true,
  },
}
