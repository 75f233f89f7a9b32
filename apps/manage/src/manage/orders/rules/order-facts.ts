import type { Order } from '@galleria/platform-client/order-handling'

type Line = Order['lineItems'][number]

/** Name, or where it has none the email. */
export function buyerOf({ billingInfo, recipientInfo, buyerInfo }: Order): string {
  const { contactDetails } = billingInfo ?? recipientInfo ?? {}
  return (
    [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ') || buyerInfo?.email || ''
  )
}

/** Tells whether any goods travel to the buyer; files, services and gift cards do not. */
export const isDelivered = ({ lineItems }: Pick<Order, 'lineItems'>) =>
  lineItems.some(({ physicalProperties }) => physicalProperties?.shippable !== false)

export const nameOf = ({ productName }: Pick<Line, 'productName'>) =>
  productName.translated ?? productName.original ?? ''

/** Options that were chosen: `M, Red`. */
export function choicesOf({ descriptionLines }: Line): string[] {
  return (descriptionLines ?? []).flatMap((each) => {
    const { plainText, colorInfo } = each as {
      readonly plainText?: { readonly original?: string | null }
      readonly colorInfo?: { readonly original?: string | null }
    }
    return plainText?.original ?? colorInfo?.original ?? []
  })
}

/** Money that is left in a canceled order; 0 otherwise. In the main unit of the currency. */
export function amountToRefund({ status, balanceSummary }: Pick<Order, 'status' | 'balanceSummary'>): number {
  if (status !== 'CANCELED' && status !== 'REJECTED') return 0
  const { paid, refunded, pendingRefund } = balanceSummary ?? {}
  const left = Number(paid?.amount ?? 0) - Number(refunded?.amount ?? 0) - Number(pendingRefund?.amount ?? 0)
  return Math.max(0, Math.round(left * 1000) / 1000)
}
