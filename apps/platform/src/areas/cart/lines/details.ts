import type { Minor } from '../../../domain/money/money.ts'
import type { PaymentOption } from '../../../domain/pricing/line.ts'
import type { CatalogOverrides } from './catalog-overrides.ts'
import type { CustomLineItem } from './custom-line.ts'

/** Properties of a line beyond its variant, options and quantity. */
export interface LineDetails {
  /** Instead of a variant: goods, a service or an amount of the merchant's own. */
  readonly custom?: CustomLineItem | undefined
  readonly selectedMembership?: { readonly id: string; readonly appId: string } | undefined
  /** Values of the merchant that replace the catalog's. */
  readonly overrides?: CatalogOverrides | undefined
  readonly extendedFields?: Record<string, unknown> | undefined
  /** Amounts of `custom` and `overrides` in the store's smallest unit, of one piece. */
  readonly minor?: OwnAmounts | undefined
}

export interface OwnAmounts {
  readonly price?: Minor | undefined
  readonly fullPrice?: Minor | undefined
  readonly deposit?: Minor | undefined
  /** Amount for modifiers, such as toppings. */
  readonly modifiers?: Minor | undefined
}

export function paymentOptionOf(details: LineDetails | null | undefined): PaymentOption {
  if (details?.selectedMembership) return 'MEMBERSHIP'
  return details?.custom?.paymentOption ?? details?.overrides?.paymentOption?.value ?? 'FULL_PAYMENT_ONLINE'
}
