import type { Operation } from '../operation.ts'
import * as analytics from './analytics/analytics.ts'
import * as abandonedCarts from './cart/abandoned-carts.ts'
import * as cart from './cart/cart.ts'
import * as cartV2 from './cart/cart-v2.ts'
import * as carts from './cart/carts.ts'
import * as checkout from './cart/checkout.ts'
import * as checkoutSettings from './cart/checkout-settings.ts'
import * as checkoutTemplates from './cart/checkout-templates.ts'
import * as currentCartV2 from './cart/current-cart-v2.ts'
import * as deliverySolutions from './cart/delivery-solutions.ts'
import * as totals from './cart/totals.ts'
import * as backInStock from './catalog/back-in-stock.ts'
import * as catalogBulk from './catalog/catalog-bulk.ts'
import * as catalogBulkV1 from './catalog/catalog-bulk-v1.ts'
import * as catalogCustomizations from './catalog/catalog-customizations.ts'
import * as catalogEdits from './catalog/catalog-edits.ts'
import * as catalogImports from './catalog/catalog-imports.ts'
import * as catalogInfoSections from './catalog/catalog-info-sections.ts'
import * as catalogInventory from './catalog/catalog-inventory.ts'
import * as catalogInventoryItems from './catalog/catalog-inventory-items.ts'
import * as catalogProductsV3 from './catalog/catalog-products-v3.ts'
import * as catalogProductsV3Many from './catalog/catalog-products-v3-many.ts'
import * as catalogRows from './catalog/catalog-rows.ts'
import * as catalogShared from './catalog/catalog-shared.ts'
import * as catalogVersion from './catalog/catalog-version.ts'
import * as catalogWrites from './catalog/catalog-writes.ts'
import * as categories from './catalog/categories.ts'
import * as collections from './catalog/collections.ts'
import * as products from './catalog/products.ts'
import * as productsV3 from './catalog/products-v3.ts'
import * as recommendations from './catalog/recommendations.ts'
import * as searchWords from './catalog/search-words.ts'
import * as sizeGuides from './catalog/size-guides.ts'
import * as stock from './catalog/stock.ts'
import * as stockTransfers from './catalog/stock-transfers.ts'
import * as announcements from './content/announcements.ts'
import * as contentPages from './content/content-pages.ts'
import * as menus from './content/menus.ts'
import * as urlRedirects from './content/url-redirects.ts'
import * as segments from './customers/customer-segments.ts'
import * as customers from './customers/customers.ts'
import * as storeCredit from './customers/store-credit.ts'
import * as authentication from './identity/authentication.ts'
import * as captcha from './identity/captcha.ts'
import * as redirectSession from './identity/redirect-session.ts'
import * as security from './identity/security.ts'
import * as tokens from './identity/tokens.ts'
import * as loyalty from './loyalty/loyalty.ts'
import * as loyaltyAccounts from './loyalty/loyalty-accounts.ts'
import * as loyaltyCampaigns from './loyalty/loyalty-campaigns.ts'
import * as loyaltyCoupons from './loyalty/loyalty-coupons.ts'
import * as loyaltyImports from './loyalty/loyalty-imports.ts'
import * as loyaltyProgram from './loyalty/loyalty-program.ts'
import * as loyaltyProgramReads from './loyalty/loyalty-program-reads.ts'
import * as loyaltyRewards from './loyalty/loyalty-rewards.ts'
import * as loyaltyRules from './loyalty/loyalty-rules.ts'
import * as emailDeliveries from './marketing/email-deliveries.ts'
import * as letters from './marketing/letters.ts'
import * as newsletter from './marketing/newsletter.ts'
import * as media from './media/media.ts'
import * as badges from './members/badges.ts'
import * as badgesV4 from './members/badges-v4.ts'
import * as communicationPreferences from './members/communication-preferences.ts'
import * as manageViews from './members/manage-views.ts'
import * as memberAbout from './members/member-about.ts'
import * as memberAdministration from './members/member-administration.ts'
import * as memberCommunity from './members/member-community.ts'
import * as memberExport from './members/member-export.ts'
import * as memberFollowers from './members/member-followers.ts'
import * as memberPictures from './members/member-pictures.ts'
import * as memberReports from './members/member-reports.ts'
import * as members from './members/members.ts'
import * as draftOrders from './orders/draft-orders.ts'
import * as fulfillments from './orders/fulfillments.ts'
import * as invoices from './orders/invoices.ts'
import * as orderBilling from './orders/order-billing.ts'
import * as orderDownloads from './orders/order-downloads.ts'
import * as orderHandling from './orders/order-handling.ts'
import * as orderLookUp from './orders/order-look-up.ts'
import * as orderPayments from './orders/order-payments.ts'
import * as orders from './orders/orders.ts'
import * as ordersSettings from './orders/orders-settings.ts'
import * as postage from './orders/postage.ts'
import * as refundRequests from './orders/refund-requests.ts'
import * as returnPolicy from './orders/return-policy.ts'
import * as returns from './orders/returns.ts'
import * as shownPolicies from './orders/shown-policies.ts'
import * as subscriptions from './orders/subscriptions.ts'
import * as tips from './orders/tips.ts'
import * as reviewRequests from './reviews/review-requests.ts'
import * as reviews from './reviews/reviews.ts'
import * as shopExports from './shop-exports/shop-exports.ts'
import * as apiKeys from './staff/api-keys.ts'
import * as auditLog from './staff/audit-log.ts'
import * as staffMembers from './staff/staff-members.ts'
import * as discounts from './terms/discounts.ts'
import * as giftCards from './terms/gift-cards.ts'
import * as memberships from './terms/memberships.ts'
import * as places from './terms/places.ts'
import * as shipping from './terms/shipping.ts'
import * as siteProperties from './terms/site-properties.ts'
import * as tax from './terms/tax.ts'
import * as translations from './translations/translations.ts'
import * as webhooks from './webhooks/webhooks.ts'
import * as namedWishlists from './wishlists/named-wishlists.ts'
import * as wishlists from './wishlists/wishlists.ts'

export type { Audience, Operation, OwnedResource, Service } from '../operation.ts'

/** Operations by the part of the wire reference that has the hosted platform's; resource files of other calls come last. */
export const operations = {
  'Tokens, redirect sessions and authentication': [authentication, redirectSession, tokens],
  Cart: [cart, carts],
  'Cart V2': [currentCartV2, cartV2, deliverySolutions],
  'Checkout and totals': [checkout, totals],
  Orders: [orderBilling, orderPayments, orders, ordersSettings],
  Shipping: [shipping],
  'Loyalty accounts and transactions': [loyalty, loyaltyAccounts],
  'Loyalty program': [loyaltyCoupons, loyaltyImports, loyaltyProgram, loyaltyProgramReads, loyaltyRewards, loyaltyRules],
  Members: [members],
  Community: [badges, badgesV4, memberAbout, memberFollowers, memberReports],
  'Catalog V1': [abandonedCarts, catalogBulkV1, catalogVersion, catalogWrites, collections, products],
  'Catalog V3': [catalogBulk, catalogCustomizations, catalogInfoSections, catalogInventory, catalogInventoryItems, catalogProductsV3, catalogProductsV3Many, catalogShared, categories, productsV3],
  Wishlists: [wishlists],
  Reviews: [reviews, reviewRequests],
  'Of the embedded platform': [
    analytics,
    customers,
    segments,
    storeCredit,
    loyaltyCampaigns,
    checkoutSettings,
    checkoutTemplates,
    backInStock,
    catalogEdits,
    catalogImports,
    catalogRows,
    contentPages,
    announcements,
    menus,
    urlRedirects,
    recommendations,
    searchWords,
    sizeGuides,
    stock,
    stockTransfers,
    captcha,
    security,
    media,
    communicationPreferences,
    memberCommunity,
    memberExport,
    memberPictures,
    memberAdministration,
    apiKeys,
    shopExports,
    auditLog,
    staffMembers,
    manageViews,
    emailDeliveries,
    letters,
    newsletter,
    draftOrders,
    fulfillments,
    invoices,
    namedWishlists,
    orderDownloads,
    orderHandling,
    orderLookUp,
    postage,
    refundRequests,
    returnPolicy,
    returns,
    shownPolicies,
    subscriptions,
    tips,
    discounts,
    giftCards,
    memberships,
    places,
    siteProperties,
    tax,
    translations,
    webhooks,
  ],
} satisfies Readonly<Record<string, readonly Readonly<Record<string, Operation>>[]>>

export const everyOperation: readonly Operation[] = Object.values(operations)
  .flat()
  .flatMap((file) => Object.values<Operation>(file))
