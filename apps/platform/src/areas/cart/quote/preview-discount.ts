import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../../../base/clock.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'
import { toDecimal } from '../../../domain/money/money.ts'
import { type Coupon, CouponInput, newCoupon, newRule, RuleInput, type RuleRow } from '../../terms/index.ts'
import { findVariant } from '../lines/add.ts'
import { NewLine } from '../lines/input.ts'
import type { RequestedLine } from '../lines/requested-line.ts'
import { type Quote, quote } from './quote.ts'

interface Context {
  readonly db: Db
  readonly clock: Clock
  readonly config: PlatformConfig
}

const lineItems = z
  .array(NewLine.pick({ catalogReference: true, quantity: true }).extend({ id: z.string().min(1).max(100) }))
  .min(1)
  .max(100)

/** `id` of the stored one that is being changed. */
export const CouponPreview = z.object({ coupon: CouponInput.extend({ id: z.guid().optional() }), lineItems })
export const RulePreview = z.object({
  discountRule: RuleInput.extend({ id: z.guid().optional() }),
  lineItems,
})

type Lines = z.output<typeof lineItems>

export function previewCoupon(context: Context, input: z.output<typeof CouponPreview>) {
  const coupon = asLive(newCoupon(context.config, input.coupon, rowOf(context, input.coupon.id)))
  return preview(context, input.lineItems, coupon.id, {
    coupon: { ...coupon, expiresAt: null, segmentIds: null },
  })
}

export function previewRule(context: Context, input: z.output<typeof RulePreview>) {
  const rule = asLive(newRule(context, input.discountRule, rowOf(context, input.discountRule.id)))
  return preview(context, input.lineItems, rule.id, { rule: { ...rule, endsAt: null } })
}

/** Dates and the switch say when a discount counts; a preview shows what it does while it counts. */
const asLive = <Row extends Coupon | RuleRow>(row: Row): Row => ({ ...row, active: true, startsAt: null })

function rowOf({ clock }: Context, id: string = randomUUID()) {
  const date = clock.now()
  return { id, revision: 1, createdAt: date, updatedAt: date }
}

async function preview(
  { db, clock, config }: Context,
  given: Lines,
  id: string,
  trial: { readonly rule?: RuleRow; readonly coupon?: Coupon },
) {
  const lines: RequestedLine[] = []
  for (const [index, { id, catalogReference, quantity }] of given.entries()) {
    const { catalogItemId: productId, options = {} } = catalogReference
    const variant = await findVariant(db, productId, options, index)
    const variantId = variant?.id ?? randomUUID()
    lines.push({ id, productId, variantId, options, quantity, details: {} })
  }
  const quoted = await quote(db, {
    ...{ lines, trial, currency: config.currency, locale: config.locale, now: clock.now() },
    ...{ withShipping: false, withTax: false, withFees: false },
  })
  const money = (minor: number) => toDecimal(minor, config.currency)
  const { totals, rules } = quoted
  const own = totals.discounts.find((each) => each.id === id)
  const freeShipping = own?.target === 'SHIPPING'
  const reason = own && (own.amount > 0 || freeShipping) ? undefined : reasonOf(quoted, id, own !== undefined)
  const preview = {
    subtotal: money(totals.subtotal),
    amount: money(own?.amount ?? 0),
    freeShipping,
    ...(reason ? { reason } : {}),
    others: totals.discounts
      .filter((each) => each.id !== id && each.amount > 0)
      .map((each) => ({
        id: each.id,
        name: rules.find((rule) => rule.id === each.id)?.name ?? '',
        amount: money(each.amount),
      })),
    subtotalAfterDiscounts: money(totals.subtotalAfterDiscount),
    lineItems: totals.lines.map((line) => ({
      id: line.id,
      price: money(line.gross),
      discount: money(line.discount),
      priceAfterDiscounts: money(line.gross - line.discount),
    })),
  }
  return { preview }
}

function reasonOf({ displaced }: Quote, id: string, counts: boolean) {
  if (displaced.has(id)) return 'LARGER_DISCOUNT_APPLIES'
  return counts ? 'NO_MATCHING_ITEMS' : 'CONDITION_NOT_MET'
}
