import { violations } from '../../../base/errors.ts'
import type { LineQuantities } from '../lines/quantities.ts'
import type { RefundRequestRow } from './store.ts'

const open: ReadonlySet<string> = new Set(['REQUESTED', 'APPROVED', 'RECEIVED'])

type Request = Pick<RefundRequestRow, 'id' | 'status' | 'lineItems'>

/** Units by line that other requests have asked for and that were neither refunded nor refused yet. */
export function comingBack(requests: readonly Request[], except?: string): ReadonlyMap<string, number> {
  const units = new Map<string, number>()
  for (const { id, status, lineItems } of requests)
    if (open.has(status) && id !== except)
      for (const line of lineItems) units.set(line.id, (units.get(line.id) ?? 0) + line.quantity)
  return units
}

/** Units by line that may still come back: sent, not refunded since, and in no other open request. */
export function returnable(
  quantities: ReadonlyMap<string, LineQuantities>,
  requests: readonly Request[],
  except?: string,
): ReadonlyMap<string, number> {
  const coming = comingBack(requests, except)
  return new Map(
    [...quantities].map(([id, { sent, refundedSent }]) => [
      id,
      Math.max(0, sent - refundedSent - (coming.get(id) ?? 0)),
    ]),
  )
}

/** @param mostOf units that a line has left; undefined of a line that is not there */
export function refuseUnits(
  lines: readonly { readonly id: string; readonly quantity: number }[],
  at: string,
  mostOf: (id: string) => number | undefined,
): void {
  const wrong = lines.flatMap(({ id, quantity }, index) => {
    const most = mostOf(id)
    const twice = lines.findIndex((each) => each.id === id) < index
    if (!twice && quantity <= (most ?? 0)) return []
    return [
      {
        field: `${at}[${index}].quantity`,
        description:
          most !== undefined && !twice
            ? 'is more than can be refunded'
            : 'is not a separate line item of this order',
        violatedRule: 'DECIMAL_LTE' as const,
        data: { threshold: twice ? 0 : (most ?? 0) },
      },
    ]
  })
  if (wrong.length > 0) throw violations(wrong)
}
