import type { CartTables } from '../areas/cart/tables.ts'
import type { BackInStockTables } from '../areas/catalog/back-in-stock/tables.ts'
import type { CatalogEditTables } from '../areas/catalog/edits/tables.ts'
import type { CatalogTables } from '../areas/catalog/tables.ts'
import type { CatalogTransferTables } from '../areas/catalog/transfer/tables.ts'
import type { CatalogBulkTables } from '../areas/catalog/writes/jobs/tables.ts'
import type { CheckoutTables } from '../areas/checkout/tables.ts'
import type { DraftOrderTables } from '../areas/draft-orders/tables.ts'
import type { IdentityTables } from '../areas/identity/tables.ts'
import type { LoyaltyCouponTables } from '../areas/loyalty/coupons/tables.ts'
import type { LoyaltyImportTables } from '../areas/loyalty/imports/tables.ts'
import type { RewardTables } from '../areas/loyalty/rewards/tables.ts'
import type { LoyaltyTables } from '../areas/loyalty/tables.ts'
import type { MailboxTables } from '../areas/mailbox/tables.ts'
import type { MediaFileTables } from '../areas/media/files/tables.ts'
import type { StaffTables } from '../areas/members/staff/tables.ts'
import type { MemberTables } from '../areas/members/tables.ts'
import type { PaymentTables } from '../areas/orders/payments/tables.ts'
import type { RefundRequestTables } from '../areas/orders/refund-requests/tables.ts'
import type { SubscriptionTables } from '../areas/orders/subscriptions/tables.ts'
import type { OrderTables } from '../areas/orders/tables.ts'
import type { RedirectTables } from '../areas/redirects/tables.ts'
import type { SitePropertiesTables } from '../areas/site-properties/tables.ts'
import type { CheckoutSettingsTables } from '../areas/terms/checkout-settings/tables.ts'
import type { DiscountTables } from '../areas/terms/discounts/tables.ts'
import type { GiftCardTables } from '../areas/terms/gift-cards/tables.ts'
import type { MembershipTables } from '../areas/terms/memberships/tables.ts'
import type { ShippingTables } from '../areas/terms/shipping/tables.ts'
import type { TaxTables } from '../areas/terms/tax/tables.ts'
import type { EventTables } from '../areas/webhooks/tables.ts'
import type { TermsRevisionTables } from '../data/terms-revision/tables.ts'
import type { WorkbenchTables } from '../dev/workbench/tables.ts'
import type { BackOfficeTables } from '../pages/back-office/tables.ts'
import type { HostedTables } from '../pages/hosted/tables.ts'
import type { OfferTables } from '../pages/offers/tables.ts'

// Every area describes its own tables; here they become those of one site's database, so that `data/` names no area.
declare module '../data/tables.ts' {
  interface Tables
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
      TermsRevisionTables,
      CheckoutSettingsTables,
      DraftOrderTables,
      CheckoutTables,
      OrderTables,
      PaymentTables,
      RefundRequestTables,
      SubscriptionTables,
      LoyaltyTables,
      RewardTables,
      LoyaltyCouponTables,
      LoyaltyImportTables {}
}
