import type { Inserted } from '../insert.ts'

/** First rows of the stock log, for variants that are written without a call: sums of the log are the quantities. */
export function openingRows(
  variants: readonly Pick<Inserted<'variants'>, 'id' | 'productId' | 'trackQuantity' | 'quantity'>[],
  createdAt: Date,
  locationId: string | null = null,
): Inserted<'stockLog'>[] {
  return variants.flatMap(({ id, productId, trackQuantity, quantity }) =>
    trackQuantity && quantity
      ? [
          {
            ...{ variantId: id, number: 1, productId, change: quantity, after: quantity, createdAt },
            ...{ kind: 'OPENING', orderId: null, editId: null, identity: null, locationId },
          },
        ]
      : [],
  )
}
