import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { applicationError } from '../../../base/errors.ts'
import type { Minor } from '../../../domain/money/money.ts'
import { type Exchangeable, findOrderById, readExchangeable, settleExchange } from '../../orders/index.ts'
import { type Acting, commitDraftOf, createDraft, emptyDraft } from '../acts.ts'
import { changedDraft } from '../change.ts'
import { termsOfOrder } from '../from-order.ts'
import { DraftChanges } from '../input.ts'
import { quoteDraft } from '../quote.ts'
import { type DraftRow, findDraft } from '../store.ts'

interface Exchange {
  readonly orderId: string
  /** Id of the return. */
  readonly id: string
  readonly items: readonly {
    readonly productId: string
    readonly variantId: string
    readonly quantity: number
  }[]
  readonly shipping: boolean
}

/** Worth of a return beside what its replacement would cost now. */
export async function calculateExchange(
  { trx, services }: Acting,
  exchange: Exchange,
): Promise<{ readonly currency: string; readonly credit: Minor; readonly total: Minor }> {
  const found = await readExchangeable(trx, exchange)
  const { terms, draftOrder } = draftOf(exchange, found)
  const empty = emptyDraft(services.clock.now(), { terms })
  const row = await changedDraft(trx, services, empty, draftOrder)
  refuseShort(row, exchange)
  const { totals } = await quoteDraft(trx, services, row)
  return { currency: found.order.currency, credit: found.credit, total: totals.total }
}

/** Replaces returned goods by others: a new order of the same buyer, which the worth of the return pays for; once. */
export async function exchangeReturn(
  acting: Acting,
  { notify, ...exchange }: Exchange & { readonly notify: boolean },
): Promise<string | undefined> {
  const { trx, services, caller } = acting
  const found = await readExchangeable(trx, exchange)
  if (found.doneBy && (await findOrderById(trx, found.doneBy))) return undefined
  const { id } = await createDraft(acting, draftOf(exchange, found))
  refuseShort(await findDraft(trx, id), exchange)
  const replacement = await commitDraftOf(acting, { id, notify: notify && found.order.email !== '' })
  const { shipping } = exchange
  return settleExchange(trx, services, { ...found, replacement, shipping, notify, caller })
}

function draftOf({ items }: Exchange, { order }: Exchangeable) {
  const lineItems = items.map(({ productId, variantId, quantity }) => ({
    quantity,
    catalogReference: { catalogItemId: productId, appId: STORES_APP_ID, options: { variantId } },
  }))
  const terms = { ...termsOfOrder(order), couponCode: null, buyerNote: null }
  return { terms, draftOrder: DraftChanges.parse({ lineItems }) }
}

/** A draft takes no more than there is; an exchange is for all of it or not made. */
function refuseShort({ lines }: DraftRow, { items }: Exchange): void {
  const countOf = (all: readonly { readonly quantity: number }[]) =>
    all.reduce((sum, { quantity }) => sum + quantity, 0)
  if (countOf(lines) < countOf(items))
    throw applicationError(428, 'PARTIAL_OUT_OF_STOCK', 'Some items are out of stock. Reduce the quantities.')
}
