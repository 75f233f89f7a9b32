import type { Order } from '@galleria/platform-client/orders'
import type { RefundRequest, ReturnTerms } from '@galleria/platform-client/refund-requests'
import { key, type Say } from '../../messages/index.ts'
import { refundReasons, resolutions } from './refund-copy.ts'

export interface RefundLine {
  readonly id: string
  readonly name: string
  /** How many may still be given back. */
  readonly left: number
  /** Price that one unit was paid with, after discounts and with tax; undefined where the platform does not say. */
  readonly paid: number | undefined
  readonly image: Order['lineItems'][number]['image']
  readonly variants: NonNullable<ReturnTerms['lines'][number]['variants']>
}

const open: readonly string[] = ['REQUESTED', 'APPROVED', 'RECEIVED']

/**
 * @param requests units of those that are not decided yet come back with them
 * @param terms policy of the store for this order
 */
export function refundLines(
  { lineItems }: Pick<Order, 'lineItems'>,
  requests: readonly Pick<RefundRequest, 'status' | 'lineItems'>[] = [],
  terms?: ReturnTerms,
): readonly RefundLine[] {
  const coming = requests.filter(({ status }) => open.includes(status)).flatMap((each) => each.lineItems)
  return lineItems.flatMap(({ id, productName, quantity, refundQuantity, totalPriceAfterTax, image }) => {
    const asked = coming.filter((line) => line.id === id).reduce((sum, line) => sum + line.quantity, 0)
    const ofLine = terms?.lines.find((line) => line.id === id)
    const left = Math.min(quantity - (refundQuantity ?? 0) - asked, ofLine?.units ?? quantity)
    const name = productName.translated || productName.original
    const paid = totalPriceAfterTax && Number(totalPriceAfterTax.amount) / quantity
    return left > 0 ? [{ id, name, left, paid, image, variants: ofLine?.variants ?? [] }] : []
  })
}

/** Whether something is in stock that a line can be exchanged for. */
export const isExchangeable = ({ variants }: Pick<RefundLine, 'variants'>): boolean =>
  variants.some(({ inStock }) => inStock)

/** Outcomes that can be asked for now. A platform without a policy refunds. */
export function offeredResolutions(lines: readonly RefundLine[], terms?: Pick<ReturnTerms, 'resolutions'>) {
  const allowed = terms?.resolutions ?? ['REFUND']
  return resolutions.filter(
    ({ name }) => allowed.includes(name) && (name !== 'EXCHANGE' || lines.some(isExchangeable)),
  )
}

/** Sum that the chosen units were paid with; undefined where nothing is chosen, or the price of one of them is not known. */
export function refundEstimate(
  lines: readonly Pick<RefundLine, 'id' | 'paid'>[],
  chosen: Readonly<Record<string, number>>,
): number | undefined {
  const amounts = lines.flatMap(({ id, paid }) => (chosen[id] ? [(paid ?? Number.NaN) * chosen[id]] : []))
  const sum = amounts.reduce((sum, amount) => sum + amount, 0)
  return amounts.length > 0 && Number.isFinite(sum) ? sum : undefined
}

export interface RefundErrors {
  readonly lines?: string
  /** By line. */
  readonly reasons?: Readonly<Record<string, string>>
  readonly variants?: Readonly<Record<string, string>>
}

export interface RefundForm {
  readonly lineItems: readonly {
    readonly id: string
    readonly quantity: number
    readonly reason: string
    readonly exchangeVariantId?: string
  }[]
  readonly resolution: string
  /** Reason of the first line. */
  readonly reason: string
  readonly message?: string | undefined
  /** Idempotency key of one opening of the form. */
  readonly key: string
}

export function readRefund(
  form: FormData,
  order: Pick<Order, 'lineItems'>,
  t: Say,
): RefundForm | { readonly errors: RefundErrors } {
  const resolution = String(form.get('resolution') ?? 'REFUND')
  const lineItems = refundLines(order).flatMap(({ id, left }) => {
    const quantity = Math.min(left, Math.trunc(Number(form.get(`line-${id}`) ?? 0)))
    const exchangeVariantId = String(form.get(`variant-${id}`) ?? '')
    const wanted = resolution === 'EXCHANGE' ? { exchangeVariantId } : {}
    return quantity > 0 ? [{ id, quantity, reason: String(form.get(`reason-${id}`) ?? ''), ...wanted }] : []
  })
  const [first] = lineItems
  if (!first) return { errors: { lines: t(key('refund.none-chosen')) } }
  const wrong = lineItems.filter(({ reason }) => !refundReasons.some(({ name }) => name === reason))
  if (wrong.length > 0)
    return {
      errors: { reasons: Object.fromEntries(wrong.map(({ id }) => [id, t(key('refund.no-reason'))])) },
    }
  const unchosen = lineItems.filter(({ exchangeVariantId }) => exchangeVariantId === '')
  if (unchosen.length > 0)
    return {
      errors: { variants: Object.fromEntries(unchosen.map(({ id }) => [id, t(key('refund.no-variant'))])) },
    }
  const message = String(form.get('message') ?? '').trim() || undefined
  return { lineItems, resolution, reason: first.reason, message, key: String(form.get('key') ?? '') }
}
