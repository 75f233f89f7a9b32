import type { DeliveryTerms } from '@galleria/platform-client/places'
import type { ShippingOption, ShippingRateInput } from '@galleria/platform-client/shipping'
import { type AddressDraft, addressDraft, addressOf, emptyAddress } from './address-draft.ts'
import { decimalOf } from './number.ts'

type ConditionType = 'BY_TOTAL_WEIGHT' | 'BY_TOTAL_PRICE' | 'BY_TOTAL_QUANTITY'
type Operator = 'EQ' | 'GT' | 'GTE' | 'LT' | 'LTE'

export interface ConditionDraft {
  readonly type: ConditionType
  readonly operator: Operator
  readonly value: string
}

/** Price while all conditions hold. */
export interface RateDraft {
  readonly amount: string
  readonly multiply: boolean
  readonly conditions: readonly ConditionDraft[]
}

export interface ChargeDraft {
  readonly type: 'HANDLING_FEE' | 'INSURANCE'
  /** `amount` in the store's currency, or `percentage` of the goods. */
  readonly by: 'amount' | 'percentage'
  readonly value: string
  readonly details: string
}

export interface WindowDraft {
  readonly weekday: string
  readonly time: string
}

/** A way of delivery as its form has it. */
export interface ShippingDraft {
  readonly title: string
  readonly time: string
  readonly regionIds: readonly string[]
  readonly rates: readonly RateDraft[]
  /** Empty where goods are brought. */
  readonly pickup: string
  readonly address: AddressDraft
  readonly instructions: string
  readonly charges: readonly ChargeDraft[]
  /** Windows of delivery; none where it has no times. */
  readonly windows: readonly WindowDraft[]
  readonly windowZone: string
  readonly windowMinutes: string
  readonly windowNotice: string
}

export const newRate: RateDraft = { amount: '', multiply: false, conditions: [] }
export const newCondition: ConditionDraft = { type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '' }
export const newCharge: ChargeDraft = { type: 'HANDLING_FEE', by: 'amount', value: '', details: '' }

export function shippingDraft(
  option: ShippingOption | null,
  terms: DeliveryTerms | null,
  timeZone: string,
): ShippingDraft {
  const slots = terms?.timeSlots
  return {
    title: option?.title ?? '',
    time: option?.estimatedDeliveryTime ?? '',
    regionIds: option?.deliveryRegionIds ?? [],
    rates: option?.rates?.map(rateDraft) ?? [newRate],
    pickup: terms?.pickupMethod ?? '',
    address: terms?.pickupAddress ? addressDraft(terms.pickupAddress) : emptyAddress,
    instructions: terms?.instructions ?? '',
    charges: (terms?.charges ?? []).map(({ type, amount, percentage, details }) => ({
      type: type as ChargeDraft['type'],
      by: percentage === undefined ? 'amount' : 'percentage',
      value: amount ?? percentage ?? '',
      details: details ?? '',
    })),
    windows: (slots?.weekly ?? []).map(({ weekday, time }) => ({ weekday: String(weekday), time })),
    windowZone: slots?.timeZone ?? timeZone,
    windowMinutes: String(slots?.minutes ?? 120),
    windowNotice: String(slots?.noticeHours ?? 12),
  }
}

function rateDraft({
  amount,
  conditions,
  multiplyByQuantity,
}: NonNullable<ShippingOption['rates']>[number]): RateDraft {
  return {
    amount,
    multiply: multiplyByQuantity === true,
    conditions: (conditions ?? []).map(({ type, operator, value }) => ({
      type: type as ConditionType,
      operator: operator as Operator,
      value: value ?? '',
    })),
  }
}

export const ratesOf = (rates: readonly RateDraft[]): ShippingRateInput[] =>
  rates.map(({ amount, multiply, conditions }) => ({
    amount: decimalOf(amount),
    multiplyByQuantity: multiply,
    conditions: conditions.map((each) => ({ ...each, value: decimalOf(each.value) })),
  }))

/** Handover of the goods, as the call takes it; null takes away. */
export function termsOf(draft: ShippingDraft) {
  const { pickup, address, instructions, charges, windows } = draft
  return {
    pickupMethod: (pickup || null) as 'STORE_PICKUP' | null,
    pickupAddress: pickup ? addressOf(address) : null,
    instructions: instructions.trim() || null,
    charges: charges.map(({ type, by, value, details }) => ({
      type,
      [by]: decimalOf(value),
      ...(details.trim() && { details: details.trim() }),
    })),
    timeSlots:
      windows.length === 0
        ? null
        : {
            timeZone: draft.windowZone.trim(),
            weekly: windows.map(({ weekday, time }) => ({ weekday: Number(weekday), time })),
            minutes: Number(draft.windowMinutes),
            noticeHours: Number(draft.windowNotice),
          },
  }
}

/** Tells whether a form has more than titles and rates. */
export const hasTerms = (draft: ShippingDraft): boolean =>
  draft.pickup !== '' ||
  draft.instructions.trim() !== '' ||
  draft.charges.length > 0 ||
  draft.windows.length > 0
