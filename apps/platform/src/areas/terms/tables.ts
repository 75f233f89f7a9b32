import type { CheckoutSettingsTables } from './checkout-settings/tables.ts'
import type { DiscountTables } from './discounts/tables.ts'
import type { GiftCardTables } from './gift-cards/tables.ts'
import type { MembershipTables } from './memberships/tables.ts'
import type { ShippingTables } from './shipping/tables.ts'
import type { TaxTables } from './tax/tables.ts'

export interface TermsTables
  extends CheckoutSettingsTables,
    DiscountTables,
    GiftCardTables,
    MembershipTables,
    ShippingTables,
    TaxTables {}
