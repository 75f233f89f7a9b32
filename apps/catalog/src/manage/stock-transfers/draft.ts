import type { Entity } from '@galleria/manage'
import type {
  StockTransfer,
  StockTransferInput,
  StockTransferLine,
} from '@galleria/platform-client/stock-transfers'
import { countIn } from '../rules/stock-change.ts'

/** Variants of one transfer. */
const MOST = 200

/** Values of the form of a transfer. */
export interface TransferDraft {
  readonly reference: string
  /** Empty for a supplier. */
  readonly from: string
  readonly to: string
  readonly expectedOn: string
  readonly note: string
  readonly goods: readonly Entity[]
  /** Typed quantities by variant; 1 where nothing was typed. */
  readonly counts: Readonly<Record<string, string>>
}

export const newTransfer: TransferDraft = {
  ...{ reference: '', from: '', to: '', expectedOn: '', note: '', goods: [], counts: {} },
}

export const draftOf = ({ reference, from, to, expectedOn, note, lines }: StockTransfer): TransferDraft => ({
  ...{ reference, note, from: from?.id ?? '', to: to.id, expectedOn: expectedOn ?? '' },
  goods: lines.map(({ variantId, productId, name, sku }) => ({
    id: variantId,
    productId,
    name,
    detail: sku,
  })),
  counts: Object.fromEntries(lines.map(({ variantId, quantity }) => [variantId, String(quantity)])),
})

export const countOf = ({ counts }: TransferDraft, id: string) => counts[id] ?? '1'

export type Fault = 'REFERENCE' | 'PLACE' | 'SAME' | 'GOODS' | 'COUNT'

/** Faults by field; those of quantities by the variant. */
export function faultsOf(draft: TransferDraft): Readonly<Record<string, Fault>> {
  const { reference, from, to, goods } = draft
  const wrong = goods.filter(({ id }) => countIn(countOf(draft, id), 1) === undefined)
  return {
    ...(!reference.trim() && { reference: 'REFERENCE' }),
    ...(!to && { to: 'PLACE' }),
    ...(to && to === from && { to: 'SAME' }),
    ...((goods.length === 0 || goods.length > MOST) && { goods: 'GOODS' }),
    ...Object.fromEntries(wrong.map(({ id }) => [id, 'COUNT' as const])),
  }
}

/** Fields that goods in transit may change, too. */
export const textsOf = ({ reference, note, expectedOn }: TransferDraft) => ({
  ...{ reference: reference.trim(), note, expectedOn: expectedOn || null },
})

export const inputOf = (draft: TransferDraft): StockTransferInput => ({
  ...textsOf(draft),
  fromLocationId: draft.from || null,
  toLocationId: draft.to,
  lines: draft.goods.map(({ id }) => ({ variantId: id, quantity: countIn(countOf(draft, id), 1) ?? 1 })),
})

/** Typed numbers of one line that arrives. */
export interface Typed {
  readonly received?: string
  readonly rejected?: string
}

/** Pieces that arrive; nothing where they are no numbers, or more than are on their way. */
export function arrivedOf(line: Pick<StockTransferLine, 'incoming'>, typed: Typed = {}) {
  const received = countIn(typed.received || '0', 0)
  const rejected = countIn(typed.rejected || '0', 0)
  if (received === undefined || rejected === undefined || received + rejected > line.incoming)
    return undefined
  return { received, rejected }
}
