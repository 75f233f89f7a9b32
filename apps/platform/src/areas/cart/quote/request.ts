import type { Terms } from '../../../data/terms-revision/terms.ts'
import type { StoredAddress } from '../../../domain/address/address.ts'
import type { Minor } from '../../../domain/money/money.ts'
import type { Tip } from '../../../domain/pricing/tip.ts'
import type { Coupon, MerchantDiscount, RuleRow, SelectedMembership } from '../../terms/index.ts'
import type { Item } from '../lines/items.ts'
import type { RequestedLine } from '../lines/requested-line.ts'

export interface QuoteRequest {
  readonly lines: readonly RequestedLine[]
  /** The lines with what the catalog has of them, where they are at hand. */
  readonly items?: readonly Item[]
  readonly couponCode?: string | null
  /** A discount that is not stored: it takes the place of the stored one, if there is one with its id. */
  readonly trial?: { readonly rule?: RuleRow; readonly coupon?: Coupon }
  readonly merchantDiscounts?: readonly MerchantDiscount[] | null
  readonly destination?: StoredAddress | null | undefined
  readonly billing?: StoredAddress | null | undefined
  /** From where it is sold; the first of the business's places without it. */
  readonly businessLocationId?: string | null | undefined
  readonly shippingCode?: string | null | undefined
  /** Id of the carrier; without it the delivery's code alone decides. */
  readonly carrierId?: string | null | undefined
  /** Hidden products are sold too: by staff. */
  readonly withHidden?: boolean | undefined
  readonly withShipping: boolean
  readonly withTax: boolean
  readonly withFees?: boolean
  readonly memberId?: string | null | undefined
  readonly email?: string | null | undefined
  /** Absent: memberships are not looked at, unless a line has one selected. */
  readonly memberships?: readonly SelectedMembership[] | undefined
  readonly tip?: Tip | undefined
  readonly giftCardCode?: string | null | undefined
  /** Whether the member pays with store credit; absent: it is not looked at. */
  readonly withStoreCredit?: boolean | undefined
  /** At most so much of the card. */
  readonly giftCardAmount?: Minor | undefined
  readonly now: Date
  readonly terms?: Terms
  /** Currency of every amount: the store's. */
  readonly currency?: string
  /** Locale of delivery times. */
  readonly locale?: string
}
