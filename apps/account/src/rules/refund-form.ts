import type { Order } from '@galleria/platform-client/orders'
import { key, type Say } from '../messages/index.ts'
import { refundReasons } from './refund-copy.ts'

export interface RefundLine {
  readonly id: string
  readonly name: string
  /** How many may still be given back. */
  readonly left: number
}

export function refundLines({ lineItems }: Pick<Order, 'lineItems'>): readonly RefundLine[] {
  return lineItems.flatMap(({ id, productName, quantity, refundQuantity }) => {
    const left = quantity - (refundQuantity ?? 0)
    return left > 0 ? [{ id, name: productName.translated || productName.original, left }] : []
  })
}

export type RefundErrors = Partial<Record<'lines' | 'reason', string>>

export interface RefundForm {
  readonly lineItems: readonly { readonly id: string; readonly quantity: number }[]
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
  const lineItems = refundLines(order).flatMap(({ id, left }) => {
    const quantity = Math.min(left, Math.trunc(Number(form.get(`line-${id}`) ?? 0)))
    return quantity > 0 ? [{ id, quantity }] : []
  })
  const reason = String(form.get('reason') ?? '')
  const known = refundReasons.some(({ name }) => name === reason)
  if (lineItems.length === 0 || !known) {
    const lines = lineItems.length === 0 && { lines: t(key('refund.none-chosen')) }
    return { errors: { ...lines, ...(!known && { reason: t(key('refund.no-reason')) }) } }
  }
  const message = String(form.get('message') ?? '').trim() || undefined
  return { lineItems, reason, message, key: String(form.get('key') ?? '') }
}
