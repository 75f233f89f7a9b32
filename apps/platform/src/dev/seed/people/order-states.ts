/** Status, payment, fulfilment (wire §4.3). */
export type OrderState = readonly [status: string, payment: string, fulfillment: string]

/** Newest first: what is still on its way stands before what is long over. */
export const orderStates: readonly OrderState[] = [
  ['APPROVED', 'PAID', 'NOT_FULFILLED'],
  ['APPROVED', 'PAID', 'FULFILLED'],
  ['APPROVED', 'PENDING', 'NOT_FULFILLED'],
  ['APPROVED', 'PAID', 'PARTIALLY_FULFILLED'],
  ['APPROVED', 'NOT_PAID', 'NOT_FULFILLED'],
  ['APPROVED', 'PARTIALLY_REFUNDED', 'FULFILLED'],
  ['CANCELED', 'FULLY_REFUNDED', 'NOT_FULFILLED'],
  ['REJECTED', 'DECLINED', 'NOT_FULFILLED'],
  ['APPROVED', 'FULLY_REFUNDED', 'FULFILLED'],
  ['CANCELED', 'NOT_PAID', 'NOT_FULFILLED'],
  ['APPROVED', 'PAID', 'FULFILLED'],
  ['APPROVED', 'PAID', 'FULFILLED'],
]

/** The whole sum was paid once, whatever came of it later: that is when points are earned. */
export function isPaid([, payment]: OrderState): boolean {
  return ['PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'].includes(payment)
}
