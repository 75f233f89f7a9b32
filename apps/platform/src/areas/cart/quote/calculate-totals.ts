import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { StoredAddress } from '../../../domain/address/address.ts'
import { moneyView } from '../../../domain/money/money-view.ts'
import { couponKey } from '../../terms/index.ts'
import type { Context } from '../calls.ts'
import { displayConfig } from '../change.ts'
import { CouponCode, Email } from '../fields.ts'
import { Estimate } from '../inputs.ts'
import { findVariant } from '../lines/add.ts'
import { CustomLineItem } from '../lines/custom-line.ts'
import { NewLine, onlyForMerchants } from '../lines/input.ts'
import { ownAmounts } from '../lines/own-amounts.ts'
import type { RequestedLine } from '../lines/requested-line.ts'
import { couponCodeOf } from '../store/beside.ts'
import { estimateView } from '../views/estimate.ts'
import { quote } from './quote.ts'

const lineId = z.string().min(1).max(100).optional()

/** Body of CalculateTotals (wire §3.2): any lines at all, of nobody's cart. */
export const CalculateTotals = Estimate.extend({
  lineItems: z
    .array(NewLine.extend({ id: lineId }))
    .max(300)
    .default([]),
  customLineItems: z
    .array(CustomLineItem.extend({ id: lineId }))
    .max(300)
    .default([]),
  couponId: z.guid().nullish(),
  couponCode: CouponCode.nullish(),
  memberId: z.guid().nullish(),
  buyerEmail: Email.nullish(),
  businessLocationId: z.guid().nullish(),
})
type CalculateTotals = z.output<typeof CalculateTotals>

export async function calculateTotals(context: Context, input: CalculateTotals) {
  const { db, clock, config, caller } = context
  onlyForMerchants(caller, input)
  const lines = await requestedLines(context, input)
  const quoted = await quote(db, {
    lines,
    couponCode: input.couponCode ?? (await codeOf(context, input.couponId)),
    destination: (input.shippingAddress ?? input.billingAddress) as StoredAddress | null | undefined,
    billing: input.billingAddress as StoredAddress | null | undefined,
    businessLocationId: input.businessLocationId,
    shippingCode: input.selectedShippingOption?.code,
    carrierId: input.selectedShippingOption?.carrierId,
    withShipping: input.calculateShipping !== false,
    withTax: input.calculateTax !== false,
    withFees: input.calculateAdditionalFees !== false,
    memberships: input.selectedMemberships?.memberships ?? [],
    memberId: caller.type === 'MEMBER' ? caller.memberId : caller.type === 'APP' ? input.memberId : null,
    email: input.buyerEmail ?? null,
    currency: config.currency,
    locale: config.locale,
    now: clock.now(),
  })
  const shown = displayConfig(context)
  const { violations: _, ...totals } = estimateView(shown, quoted)
  const { payNow, total, giftCard, taxIncluded } = quoted.totals
  return {
    ...totals,
    conversionCurrency: shown.conversion?.currency ?? config.currency,
    checkoutConversionRate: String(shown.conversion?.rate ?? 1),
    taxIncludedInPrice: taxIncluded,
    payNowTotalAfterGiftCard: moneyView(shown, payNow.total - giftCard),
    totalAfterGiftCard: moneyView(shown, total - giftCard),
  }
}

async function requestedLines({ db, config }: Context, input: CalculateTotals): Promise<RequestedLine[]> {
  const lines: RequestedLine[] = []
  for (const [index, { id, catalogReference, quantity, ...line }] of input.lineItems.entries()) {
    const { catalogItemId: productId, options = {} } = catalogReference
    const variant = await findVariant(db, productId, options, index)
    const overrides = line.catalogOverrideFields ?? undefined
    const at = `lineItems[${index}].catalogOverrideFields`
    lines.push({
      id: id ?? randomUUID(),
      productId,
      variantId: variant?.id ?? randomUUID(),
      options,
      quantity,
      details: {
        ...(line.selectedMembership ? { selectedMembership: line.selectedMembership } : {}),
        ...(overrides ? { overrides, minor: ownAmounts(overrides, config.currency, at) } : {}),
      },
    })
  }
  for (const [index, { id = randomUUID(), ...custom }] of input.customLineItems.entries()) {
    const minor = ownAmounts(custom, config.currency, `customLineItems[${index}]`)
    const line = { id, productId: id, variantId: id, options: {}, quantity: custom.quantity }
    lines.push({ ...line, details: { custom, minor } })
  }
  return lines
}

async function codeOf({ db }: Context, id: string | null | undefined): Promise<string | null> {
  if (!id) return null
  const code = await couponCodeOf(db, id)
  return code === undefined ? id : couponKey(code)
}
