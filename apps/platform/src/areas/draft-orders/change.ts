import { violations } from '../../base/errors.ts'
import type { Trx } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import { addressFaults } from '../../domain/address/required.ts'
import { refuseOddDiscounts, type StoredLine } from '../cart/index.ts'
import { addToLines } from '../checkout/index.ts'
import type { DraftChanges } from './input.ts'
import type { DraftRow } from './store.ts'
import type { DraftTerms } from './tables.ts'

/** A draft with changes, not written yet. */
export async function changedDraft(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock'>,
  draft: DraftRow,
  changes: DraftChanges,
): Promise<DraftRow> {
  const updatedAt = services.clock.now()
  return {
    ...draft,
    lines: await linesWith(trx, services, draft.lines, changes),
    terms: termsWith(draft.terms, changes, services.config.currency),
    revision: draft.revision + 1,
    updatedAt,
  }
}

async function linesWith(
  trx: Trx,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  lines: readonly StoredLine[],
  { quantities, removedLineItemIds, lineItems, customLineItems }: DraftChanges,
): Promise<StoredLine[]> {
  const known = new Set(lines.map(({ id }) => id))
  const unknown = [
    ...quantities.map(({ id }, index) => [id, `draftOrder.quantities[${index}].id`] as const),
    ...removedLineItemIds.map((id, index) => [id, `draftOrder.removedLineItemIds[${index}]`] as const),
  ].filter(([id]) => !known.has(id))
  if (unknown.length)
    throw violations(
      unknown.map(([, field]) => ({
        field,
        description: 'is not a line item of this draft',
        violatedRule: 'OTHER',
      })),
    )
  const remaining = lines
    .filter(({ id }) => !removedLineItemIds.includes(id))
    .map((line) => ({
      ...line,
      quantity: quantities.find(({ id }) => id === line.id)?.quantity ?? line.quantity,
    }))
  return addToLines(trx, remaining, { lineItems, customLineItems }, { config, date: clock.now() })
}

function termsWith(terms: DraftTerms, changes: DraftChanges, currency: string): DraftTerms {
  const { buyerInfo, shippingInfo, billingInfo, couponCode, merchantDiscounts, buyerNote } = changes
  addressFaults('draftOrder.shippingInfo.shippingDestination', shippingInfo?.shippingDestination)
  addressFaults('draftOrder.billingInfo', billingInfo)
  refuseOddDiscounts(merchantDiscounts, currency, 'draftOrder.merchantDiscounts')
  const given = {
    ...buyerInfo,
    shippingDestination: shippingInfo?.shippingDestination,
    shippingCode:
      shippingInfo?.selectedCarrierServiceOption === undefined
        ? undefined
        : (shippingInfo.selectedCarrierServiceOption?.code ?? null),
    ...{ billingInfo, couponCode, merchantDiscounts, buyerNote },
  }
  const defined = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...terms, ...Object.fromEntries(defined) }
}
