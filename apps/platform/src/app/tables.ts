import type { AnalyticsTables } from '../areas/analytics/tables.ts'
import type { CartTables } from '../areas/cart/tables.ts'
import type { CatalogTables } from '../areas/catalog/tables.ts'
import type { CheckoutTables } from '../areas/checkout/tables.ts'
import type { ContentTables } from '../areas/content/tables.ts'
import type { CustomerTables } from '../areas/customers/tables.ts'
import type { DraftOrderTables } from '../areas/draft-orders/tables.ts'
import type { ExportTables } from '../areas/exports/tables.ts'
import type { IdentityTables } from '../areas/identity/tables.ts'
import type { LoyaltyTables } from '../areas/loyalty/tables.ts'
import type { MailboxTables } from '../areas/mailbox/tables.ts'
import type { MediaTables } from '../areas/media/tables.ts'
import type { MemberTables } from '../areas/members/tables.ts'
import type { OrderTables } from '../areas/orders/tables.ts'
import type { RedirectTables } from '../areas/redirects/tables.ts'
import type { ReviewTables } from '../areas/reviews/tables.ts'
import type { SitePropertiesTables } from '../areas/site-properties/tables.ts'
import type { TermsTables } from '../areas/terms/tables.ts'
import type { TranslationTables } from '../areas/translations/tables.ts'
import type { EventTables } from '../areas/webhooks/tables.ts'
import type { WishlistTables } from '../areas/wishlists/tables.ts'
import type { TermsRevisionTables } from '../data/terms-revision/tables.ts'
import type { WorkbenchTables } from '../dev/workbench/tables.ts'
import type { HostedTables } from '../pages/hosted/tables.ts'
import type { OfferTables } from '../pages/offers/tables.ts'

// Every area describes its own tables; here they become those of one site's database, so that `data/` names no area.
declare module '../data/tables.ts' {
  interface Tables
    extends WorkbenchTables,
      EventTables,
      IdentityTables,
      SitePropertiesTables,
      RedirectTables,
      HostedTables,
      OfferTables,
      MailboxTables,
      MediaTables,
      MemberTables,
      CustomerTables,
      AnalyticsTables,
      ContentTables,
      CatalogTables,
      CartTables,
      TermsTables,
      TermsRevisionTables,
      TranslationTables,
      DraftOrderTables,
      CheckoutTables,
      OrderTables,
      ReviewTables,
      WishlistTables,
      ExportTables,
      LoyaltyTables {}
}
