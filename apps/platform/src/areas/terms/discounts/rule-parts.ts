import { z } from 'zod'
import { exactlyOneOf } from '../../../base/input/one-of.ts'
import { Decimal } from '../../../base/input/wire-parts.ts'
import { minorAmount } from '../../../domain/money/minor-amount.ts'
import { toDecimal } from '../../../domain/money/money.ts'
import type { Reduction, Step } from '../../../domain/pricing/discounts/discount.ts'
import type { Trigger } from '../../../domain/pricing/discounts/rule.ts'
import { refused, Scopes } from '../crud/parts.ts'

/** A number of pieces, as text like every other bound. */
const Pieces = z.string().regex(/^\d{1,6}$/, { error: 'must be a whole number' })

const Range = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ALWAYS') }),
  z.object({
    type: z.literal('SUBTOTAL_RANGE'),
    from: Decimal.nullish(),
    to: Decimal.nullish(),
    scopes: Scopes.optional(),
  }),
  z.object({
    type: z.literal('ITEM_QUANTITY_RANGE'),
    from: Pieces.nullish(),
    to: Pieces.nullish(),
    scopes: Scopes.optional(),
  }),
])
type Range = z.output<typeof Range>

/** When a rule counts; all or any of several, but not of several of several. */
export const TriggerInput = z.discriminatedUnion('type', [
  ...Range.options,
  z.object({ type: z.enum(['AND', 'OR']), triggers: z.array(Range).min(1).max(10) }),
])
export type TriggerInput = z.output<typeof TriggerInput>

const Percentage = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,3})?$/, { error: 'must be a percentage such as 12.5' })
  .refine((text) => Number(text) > 0 && Number(text) <= 100, { error: 'must be above 0 and at most 100' })
const Count = z.int().min(1).max(1000)

const Tier = z
  .object({
    /** Pieces, or an amount; inclusive. */
    from: z.string().min(1).max(20),
    percentage: Percentage.optional(),
    amount: Decimal.optional(),
  })
  .superRefine(exactlyOneOf('percentage', 'amount'))

/** Reduction of a discount (spec §3 "Discount types"). */
export const DiscountInput = z.discriminatedUnion('type', [
  z.object({ type: z.literal('PERCENTAGE'), percentage: Percentage }),
  z.object({ type: z.literal('FIXED_AMOUNT'), amount: Decimal }),
  z.object({ type: z.literal('FIXED_PRICE'), amount: Decimal }),
  z.object({ type: z.literal('BUY_X_GET_Y'), x: Count, y: Count }),
  z.object({
    type: z.literal('TIERED'),
    basis: z.enum(['ITEM_QUANTITY', 'SUBTOTAL']),
    tiers: z.array(Tier).min(1).max(10),
  }),
  z.object({ type: z.literal('FREE_SHIPPING') }),
])
export type DiscountInput = z.output<typeof DiscountInput>

export function triggerOf(input: TriggerInput, currency: string, field: string): Trigger {
  if ('triggers' in input) {
    const { type, triggers } = input
    return {
      type,
      triggers: triggers.map((each, index) => rangeOf(each, currency, `${field}.triggers[${index}]`)),
    }
  }
  return rangeOf(input, currency, field)
}

function rangeOf(input: Range, currency: string, field: string): Trigger {
  if (input.type === 'ALWAYS') return input
  const bound = (value: string | null | undefined, name: string) => {
    if (value === null || value === undefined) return undefined
    if (input.type === 'ITEM_QUANTITY_RANGE') return Number(value)
    return minorAmount(value, currency, `${field}.${name}`)
  }
  const [from, to] = [bound(input.from, 'from'), bound(input.to, 'to')]
  if (to !== undefined && from !== undefined && to < from)
    throw refused(`${field}.to`, 'must not be below its start')
  const { type, scopes } = input
  return {
    type,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(scopes ? { scopes } : {}),
  }
}

export function triggerView(trigger: Trigger, currency: string): object {
  if ('triggers' in trigger)
    return { type: trigger.type, triggers: trigger.triggers.map((each) => triggerView(each, currency)) }
  if (trigger.type === 'ALWAYS') return trigger
  const { type, from, to, ...rest } = trigger
  const text = (bound: number) => (type === 'SUBTOTAL_RANGE' ? toDecimal(bound, currency) : String(bound))
  return {
    type,
    ...rest,
    ...(from === null || from === undefined ? {} : { from: text(from) }),
    ...(to === null || to === undefined ? {} : { to: text(to) }),
  }
}

export function reductionOf(input: DiscountInput, currency: string, field: string): Reduction {
  switch (input.type) {
    case 'PERCENTAGE':
      return { kind: 'PERCENT', percent: input.percentage }
    case 'FIXED_AMOUNT':
      return { kind: 'AMOUNT', amount: minorAmount(input.amount, currency, `${field}.amount`) }
    case 'FIXED_PRICE':
      return { kind: 'FIXED_PRICE', amount: minorAmount(input.amount, currency, `${field}.amount`) }
    case 'BUY_X_GET_Y':
      return { kind: 'BUY_X_GET_Y', buy: input.x, get: input.y }
    case 'TIERED':
      return {
        kind: 'TIERS',
        by: input.basis === 'SUBTOTAL' ? 'AMOUNT' : 'PIECES',
        steps: stepsOf(input, currency, field),
      }
    case 'FREE_SHIPPING':
      return { kind: 'FREE_SHIPPING' }
  }
}

/** Lowest first. Two tiers from the same bound are refused: which one counts would be a guess. */
function stepsOf(
  { basis, tiers }: Extract<DiscountInput, { type: 'TIERED' }>,
  currency: string,
  field: string,
): Step[] {
  const steps = tiers.map(({ from, percentage, amount }, index): Step => {
    const at = `${field}.tiers[${index}]`
    const whole = Pieces.safeParse(from)
    if (basis === 'ITEM_QUANTITY' && !whole.success) throw refused(`${at}.from`, 'must be a whole number')
    const bound = basis === 'SUBTOTAL' ? minorAmount(from, currency, `${at}.from`) : Number(from)
    return percentage === undefined
      ? { from: bound, kind: 'AMOUNT', amount: minorAmount(amount ?? '0', currency, `${at}.amount`) }
      : { from: bound, kind: 'PERCENT', percent: percentage }
  })
  const twice = steps.findIndex(({ from }, index) => steps.findIndex((step) => step.from === from) < index)
  if (twice >= 0) throw refused(`${field}.tiers[${twice}].from`, 'must differ from the other tiers')
  return steps.toSorted((a, b) => a.from - b.from)
}

export function discountView(reduction: Reduction, currency: string) {
  switch (reduction.kind) {
    case 'PERCENT':
      return { type: 'PERCENTAGE', percentage: String(Number(reduction.percent)) }
    case 'AMOUNT':
      return { type: 'FIXED_AMOUNT', amount: toDecimal(reduction.amount, currency) }
    case 'FIXED_PRICE':
      return { type: 'FIXED_PRICE', amount: toDecimal(reduction.amount, currency) }
    case 'BUY_X_GET_Y':
      return { type: 'BUY_X_GET_Y', x: reduction.buy, y: reduction.get }
    case 'TIERS': {
      const byAmount = reduction.by === 'AMOUNT'
      return {
        type: 'TIERED',
        basis: byAmount ? 'SUBTOTAL' : 'ITEM_QUANTITY',
        tiers: reduction.steps.map((step) => ({
          from: byAmount ? toDecimal(step.from, currency) : String(step.from),
          ...(step.kind === 'PERCENT'
            ? { percentage: String(Number(step.percent)) }
            : { amount: toDecimal(step.amount, currency) }),
        })),
      }
    }
    case 'FREE_SHIPPING':
      return { type: 'FREE_SHIPPING' }
  }
}
