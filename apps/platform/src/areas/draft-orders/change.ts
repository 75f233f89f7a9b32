import { violations } from '../../base/errors.ts'
import type { Trx } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import { addressFaults } from '../../domain/address/required.ts'
import { ownAmounts, refuseOddDiscounts, type StoredLine } from '../cart/index.ts'
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
  { quantities, prices, removedLineItemIds, lineItems, customLineItems }: DraftChanges,
): Promise<StoredLine[]> {
  const known = new Set(lines.map(({ id }) => id))
  const unknown = [
    ...quantities.map(({ id }, index) => [id, `draftOrder.quantities[${index}].id`] as const),
    ...prices.map(({ id }, index) => [id, `draftOrder.prices[${index}].id`] as const),
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
  const priced = remaining.map((line) => {
    const index = prices.findIndex(({ id }) => id === line.id)
    const price = prices[index]?.price
    return price === undefined ? line : pricedAt(line, price, config.currency, `draftOrder.prices[${index}]`)
  })
  return addToLines(trx, priced, { lineItems, customLineItems }, { config, date: clock.now(), hidden: true })
}

/** The line at a price of the merchant's; `null` is the catalog's price again. */
function pricedAt(line: StoredLine, price: string | null, currency: string, at: string): StoredLine {
  const { custom, overrides, minor } = line.details ?? {}
  if (custom) {
    if (price === null)
      throw violations([{ field: `${at}.price`, description: 'is required', violatedRule: 'REQUIRED_FIELD' }])
    const own = { ...custom, price }
    return { ...line, details: { ...line.details, custom: own, minor: ownAmounts(own, currency, at) } }
  }
  const own = { ...overrides, price }
  return {
    ...line,
    details: { ...line.details, overrides: own, minor: { ...minor, ...ownAmounts(own, currency, at) } },
  }
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
