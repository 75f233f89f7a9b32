import type { DiscountDraft, Times } from './draft.ts'

/** Fault of a field that the request's format could not carry, by the field's path in the request. */
export type Fault = 'REQUIRED' | 'WHOLE' | 'DATE'

const WHOLE = /^\d{1,9}$/

/** @param kind `coupon` or `discountRule`, the beginning of each path */
export function faultsOf(kind: 'coupon' | 'discountRule', draft: DiscountDraft, times: Times) {
  const faults: Record<string, Fault> = {}
  const whole = (field: string, text: string) => {
    if (!text.trim()) faults[`${kind}.${field}`] = 'REQUIRED'
    else if (!WHOLE.test(text.trim())) faults[`${kind}.${field}`] = 'WHOLE'
  }
  if (kind === 'discountRule' && !draft.name.trim()) faults[`${kind}.name`] = 'REQUIRED'
  if (kind === 'coupon' && !draft.code.trim()) faults[`${kind}.code`] = 'REQUIRED'
  if (draft.kind === 'BUY_X_GET_Y') {
    whole('discount.x', draft.x)
    whole('discount.y', draft.y)
  }
  if (draft.kind === 'TIERED')
    for (const [index, tier] of draft.tiers.entries()) {
      if (draft.basis === 'ITEM_QUANTITY') whole(`discount.tiers[${index}].from`, tier.from)
      if (!tier.value.trim()) faults[`${kind}.discount.tiers[${index}].${tier.unit}`] = 'REQUIRED'
    }
  const isBounded = draft.leastValue.trim() || (kind === 'discountRule' && draft.mostValue.trim())
  if (draft.least !== 'NONE' && !isBounded)
    faults[kind === 'coupon' ? 'coupon.minimumSubtotal' : 'discountRule.trigger.from'] = 'REQUIRED'
  if (draft.least === 'QUANTITY') {
    if (draft.leastValue.trim()) whole('trigger.from', draft.leastValue)
    if (draft.mostValue.trim()) whole('trigger.to', draft.mostValue)
  }
  if (kind === 'coupon') {
    if (draft.usageLimit.trim()) whole('usageLimit', draft.usageLimit)
    if (draft.perCustomer.trim()) whole('limitPerCustomer', draft.perCustomer)
  }
  const [start, end] =
    kind === 'coupon' ? ['startTime', 'expirationTime'] : ['activeTimeInfo.start', 'activeTimeInfo.end']
  if (draft.start && !times.start) faults[`${kind}.${start}`] = 'DATE'
  if (draft.end && !times.end) faults[`${kind}.${end}`] = 'DATE'
  return faults
}
