import type { PaymentOption, PricedLine } from '../../../domain/pricing/line.ts'
import type { MembershipChoices } from '../../terms/index.ts'
import { paymentOptionOf } from '../lines/details.ts'
import { presetOf, unitPrice } from '../lines/item-facts.ts'
import { type Item, isOnTrial, taxedAtOf } from '../lines/items.ts'

/** Items as pricing counts them. */
export function pricedLines(
  items: readonly Item[],
  scopes: ReadonlyMap<string, readonly string[]>,
  memberships: MembershipChoices,
): PricedLine[] {
  const paid = new Set(memberships.selected.flatMap(({ lineItemIds }) => lineItemIds))
  return items.map((item) => {
    const covered = paid.has(item.id)
    return {
      id: item.id,
      unit: unitPrice(item),
      quantity: item.quantity,
      scopes: scopes.get(item.id) ?? [],
      isMoney: presetOf(item) === 'GIFT_CARD',
      taxGroup: item.details?.custom?.taxGroupId ?? item.found?.taxGroupId ?? null,
      taxedAt: taxedAtOf(item),
      paymentOption: effectiveOption(item, covered),
      deposit: item.details?.minor?.deposit ?? null,
      covered: covered || isOnTrial(item) ? item.quantity : 0,
    }
  })
}

/** A membership that was chosen and does not pay leaves the line to be paid for. */
function effectiveOption(item: Item, covered: boolean): PaymentOption {
  const option = paymentOptionOf(item.details)
  if (covered) return option.startsWith('MEMBERSHIP') ? option : 'MEMBERSHIP'
  return option === 'MEMBERSHIP' && item.details?.selectedMembership ? 'FULL_PAYMENT_ONLINE' : option
}
