import type { BackInStockTables } from './back-in-stock/tables.ts'
import type { BackOfficeTables } from './back-office/tables.ts'
import type { CartTables } from './cart/tables.ts'
import type { CatalogEditTables } from './catalog/edits/tables.ts'
import type { CatalogTables } from './catalog/tables.ts'
import type { CatalogTransferTables } from './catalog/transfer/tables.ts'
import type { CatalogBulkTables } from './catalog/writes/jobs/tables.ts'
import type { CheckoutTables } from './checkout/tables.ts'
import type { DiscountTables } from './discounts/tables.ts'
import type { EventTables } from './events/tables.ts'
import type { GiftCardTables } from './gift-cards/tables.ts'
import type { HostedTables } from './hosted/tables.ts'
import type { IdentityTables } from './identity/tables.ts'
import type { LoyaltyCouponTables } from './loyalty/coupons/tables.ts'
import type { LoyaltyImportTables } from './loyalty/imports/tables.ts'
import type { RewardTables } from './loyalty/rewards/tables.ts'
import type { LoyaltyTables } from './loyalty/tables.ts'
import type { MailboxTables } from './mailbox/tables.ts'
import type { MediaFileTables } from './media/files/tables.ts'
import type { MemberTables } from './members/tables.ts'
import type { MembershipTables } from './memberships/tables.ts'
import type { OfferTables } from './offers/tables.ts'
import type { RefundRequestTables } from './orders/refund-requests/tables.ts'
import type { OrderTables } from './orders/tables.ts'
import type { PaymentTables } from './payments/tables.ts'
import type { RedirectTables } from './redirects/tables.ts'
import type { ShippingTables } from './shipping/tables.ts'
import type { SitePropertiesTables } from './site-properties/tables.ts'
import type { StaffTables } from './staff/tables.ts'
import type { SubscriptionTables } from './subscriptions/tables.ts'
import type { TaxTables } from './tax/tables.ts'
import type { TradeTables } from './trade/tables.ts'
import type { WorkbenchTables } from './workbench/tables.ts'

/** Every table of one site's database; each area describes its own in `<area>/tables.ts`. */
export interface Tables
  extends WorkbenchTables,
    EventTables,
    IdentityTables,
    StaffTables,
    SitePropertiesTables,
    RedirectTables,
    HostedTables,
    OfferTables,
    MailboxTables,
    MediaFileTables,
    MemberTables,
    CatalogTables,
    CatalogEditTables,
    CatalogBulkTables,
    CatalogTransferTables,
    BackInStockTables,
    BackOfficeTables,
    CartTables,
    ShippingTables,
    TaxTables,
    DiscountTables,
    GiftCardTables,
    MembershipTables,
    TradeTables,
    CheckoutTables,
    OrderTables,
    PaymentTables,
    RefundRequestTables,
    SubscriptionTables,
    LoyaltyTables,
    RewardTables,
    LoyaltyCouponTables,
    LoyaltyImportTables {}
