import { z } from 'zod'
import { decimal } from '../../base/input/decimal.ts'
import { FieldMask, masked } from '../../base/input/mask.ts'
import { seal } from '../../base/sealed.ts'
import type { PlatformConfig } from '../../data/config.ts'
import { jsonb, type Trx } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import type { StoredAddressWithContact } from '../../domain/address/address.ts'
import { AddressWithContact } from '../../domain/address/input.ts'
import { addressFaults } from '../../domain/address/required.ts'
import { fromDecimal } from '../../domain/money/money.ts'
import { refuseOtherCurrency } from '../../domain/money/one-currency.ts'
import type { Caller } from '../../http/caller.ts'
import {
  CouponCode,
  Email,
  lineFields,
  Note,
  type Owner,
  SelectedShipping,
  type StoredLine,
} from '../cart/index.ts'
import { requireRegistered } from '../redirects/index.ts'
import { couponError, giftCardError } from '../terms/index.ts'
import { emitAbandonedUpdated } from './abandoned/leave.ts'
import { checkoutView, quoteCheckout } from './checkout-view.ts'
import { emitCheckoutUpdated } from './events.ts'
import { becameOrder } from './paid-before.ts'
import { refuseDelivery } from './refuse-delivery.ts'
import { type CheckoutRow, findCheckout, GIFT_CARD, updateCheckoutRow } from './store.ts'
import { Tip, tipFrom } from './tip.ts'

export const CheckoutChanges = z.object({
  buyerInfo: z.object({ email: Email.nullish() }).nullish(),
  billingInfo: AddressWithContact.nullish(),
  buyerNote: Note.nullish(),
  shippingInfo: z
    .object({
      shippingDestination: AddressWithContact.nullish(),
      selectedCarrierServiceOption: SelectedShipping.nullish(),
    })
    .nullish(),
  /** Plans of the member that are to pay for lines. */
  membershipOptions: z
    .object({
      selectedMemberships: z
        .object({
          memberships: z
            .array(
              z.object({
                id: z.string().min(1).max(100),
                appId: z.guid(),
                lineItemIds: z.array(z.string().max(100)).min(1).max(300),
              }),
            )
            .max(300),
        })
        .nullish(),
    })
    .nullish(),
  customFields: z
    .array(z.object({ title: z.string().min(1).max(500), value: z.unknown() }))
    .max(50)
    .nullish(),
})
export type CheckoutChanges = z.output<typeof CheckoutChanges>

/** Means of payment and delivery of a checkout, beside its content (wire §3.2). */
export const CheckoutExtras = z.object({
  couponCode: CouponCode.nullish(),
  giftCardCode: z.string().min(1).max(50).nullish(),
  giftCardRedeemAmount: decimal({ digits: 12, scale: 3 }).nullish(),
  /** Pays with the member's store credit what a gift card leaves. */
  useStoreCredit: z.boolean().optional(),
  overrideCheckoutUrl: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .nullish(),
  tip: Tip.nullish(),
})
export type CheckoutExtras = z.output<typeof CheckoutExtras>

export const UpdateCheckout = CheckoutExtras.extend({
  checkout: CheckoutChanges.extend({ id: z.string() }).strict(),
  ...lineFields(300),
  fieldMask: FieldMask.optional(),
  ignoreCalculationErrors: z.boolean().optional(),
})

const fields = {
  'buyerInfo.email': ['buyerInfo', 'email'],
  buyerNote: ['buyerNote'],
  billingInfo: ['billingInfo'],
  'shippingInfo.shippingDestination': ['shippingInfo', 'shippingDestination'],
  'shippingInfo.selectedCarrierServiceOption': ['shippingInfo', 'selectedCarrierServiceOption'],
  'membershipOptions.selectedMemberships': ['membershipOptions', 'selectedMemberships'],
  customFields: ['customFields'],
} as const

/** Picks the fields that the mask names, and clears a named field that is not given. Without a mask all given fields count. */
export function maskedChanges(given: CheckoutChanges, mask: readonly string[] | undefined): CheckoutChanges {
  if (!mask?.length) return given
  const named = mask.map((path) => path.replace(/^checkout\./, ''))
  const changes: Record<string, unknown> = {}
  for (const [path, [first, second]] of Object.entries(fields)) {
    if (!masked(named, path)) continue
    const whole: unknown = given[first as keyof CheckoutChanges]
    const value = second
      ? ((whole as Record<string, unknown> | null | undefined)?.[second] ?? null)
      : (whole ?? null)
    changes[first] = second ? { ...(changes[first] as object | undefined), [second]: value } : value
  }
  return changes as CheckoutChanges
}

interface Change {
  readonly id: string
  readonly owner?: Owner
  readonly caller?: Caller
  readonly changes: CheckoutChanges
  readonly extras?: CheckoutExtras
  /** Lines of the checkout from now on. */
  readonly lines?: readonly StoredLine[] | undefined
  /** Language of the page it is filled in on. */
  readonly language?: string
  /** A delivery that does not go to the new address is let go instead of refused. */
  readonly lenient?: boolean
}

/** Replaces given fields and empties those that are `null`; the rest stays. */
export async function updateCheckout(
  trx: Trx,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { id, owner, caller, changes, extras = {}, lines, language, lenient = false }: Change,
) {
  const date = clock.now()
  const row = await findCheckout(trx, id, owner, { lock: true })
  if (row.status === 'COMPLETED') throw await becameOrder(trx, row.orderId)
  refuseOtherCurrency(config, row)
  const { shippingDestination, selectedCarrierServiceOption: delivery } = changes.shippingInfo ?? {}
  const chosen = changes.membershipOptions?.selectedMemberships
  addressFaults('checkout.shippingInfo.shippingDestination', shippingDestination)
  addressFaults('checkout.billingInfo', changes.billingInfo)
  let after = {
    ...row,
    ...(changes.buyerInfo?.email === undefined ? {} : { email: changes.buyerInfo.email }),
    ...(changes.buyerNote === undefined ? {} : { buyerNote: changes.buyerNote }),
    ...(delivery === undefined ? {} : { shippingCode: delivery?.code ?? null }),
    ...(shippingDestination === undefined
      ? {}
      : { shippingDestination: shippingDestination as StoredAddressWithContact | null }),
    ...(changes.billingInfo === undefined
      ? {}
      : { billingInfo: changes.billingInfo as StoredAddressWithContact | null }),
    ...(changes.customFields === undefined ? {} : { customFields: changes.customFields }),
    ...(chosen === undefined ? {} : { memberships: chosen?.memberships ?? null }),
    ...changesOf(config, row, extras),
    ...(lines ? { lines: [...lines] } : {}),
    ...(language ? { buyerLanguage: language } : {}),
    revision: row.revision + 1,
    updatedAt: date,
  }
  const quoted = await quoteCheckout(trx, after, date, config)
  if (extras.couponCode && quoted.couponProblem) throw couponError(quoted.couponProblem)
  if (extras.giftCardCode && quoted.giftCardProblem) throw giftCardError(quoted.giftCardProblem)
  if (lenient && quoted.shippingMissing) after = { ...after, shippingCode: null }
  else if (delivery) refuseDelivery(delivery, quoted)
  await updateCheckoutRow(trx, id, {
    email: after.email,
    buyerNote: after.buyerNote,
    shippingCode: after.shippingCode,
    couponCode: after.couponCode,
    shippingDestination: after.shippingDestination ? jsonb(after.shippingDestination) : null,
    lines: jsonb(after.lines),
    giftCard: after.giftCard,
    giftCardMinor: after.giftCardMinor,
    storeCredit: after.storeCredit,
    tip: after.tip ? jsonb(after.tip) : null,
    overrideCheckoutUrl: after.overrideCheckoutUrl,
    memberships: after.memberships ? jsonb(after.memberships) : null,
    customFields: after.customFields ? jsonb(after.customFields) : null,
    buyerLanguage: after.buyerLanguage,
    billingInfo: after.billingInfo ? jsonb(after.billingInfo) : null,
    revision: after.revision,
    updatedAt: date,
  })
  const checkout = checkoutView(config, after, quoted)
  await emitCheckoutUpdated(trx, { checkout, row: after, date, caller })
  if (after.email !== row.email) await emitAbandonedUpdated(trx, { config, clock }, after)
  return { row: after, quote: quoted, checkout }
}

/** `null` takes a coupon, a card or a tip away; what is not told stays. */
function changesOf(config: PlatformConfig, row: CheckoutRow, extras: CheckoutExtras): Partial<CheckoutRow> {
  const { couponCode, giftCardCode, giftCardRedeemAmount, useStoreCredit, overrideCheckoutUrl, tip } = extras
  if (overrideCheckoutUrl) requireRegistered(config, 'overrideCheckoutUrl', overrideCheckoutUrl)
  return {
    ...(couponCode === undefined ? {} : { couponCode }),
    ...(giftCardCode === undefined
      ? {}
      : {
          giftCard: giftCardCode ? seal(config.secret, GIFT_CARD, giftCardCode) : null,
        }),
    ...(giftCardCode === undefined && giftCardRedeemAmount === undefined
      ? {}
      : {
          giftCardMinor: giftCardRedeemAmount
            ? (fromDecimal(giftCardRedeemAmount, row.currency) ?? null)
            : null,
        }),
    ...(useStoreCredit === undefined ? {} : { storeCredit: useStoreCredit }),
    ...(overrideCheckoutUrl === undefined ? {} : { overrideCheckoutUrl }),
    ...(tip === undefined ? {} : { tip: tip ? tipFrom(tip, config.currency) : null }),
  }
}
