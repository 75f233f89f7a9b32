import type { Operation } from '@galleria/platform-client/operations'
import * as analytics from '@galleria/platform-client/operations/analytics/analytics'
import * as abandonedCarts from '@galleria/platform-client/operations/cart/abandoned-carts'
import * as cart from '@galleria/platform-client/operations/cart/cart'
import * as cartV2 from '@galleria/platform-client/operations/cart/cart-v2'
import * as carts from '@galleria/platform-client/operations/cart/carts'
import * as checkout from '@galleria/platform-client/operations/cart/checkout'
import * as checkoutSettings from '@galleria/platform-client/operations/cart/checkout-settings'
import * as checkoutTemplates from '@galleria/platform-client/operations/cart/checkout-templates'
import * as currentCartV2 from '@galleria/platform-client/operations/cart/current-cart-v2'
import * as deliverySolutions from '@galleria/platform-client/operations/cart/delivery-solutions'
import * as totals from '@galleria/platform-client/operations/cart/totals'
import * as backInStock from '@galleria/platform-client/operations/catalog/back-in-stock'
import * as catalogBulk from '@galleria/platform-client/operations/catalog/catalog-bulk'
import * as catalogBulkV1 from '@galleria/platform-client/operations/catalog/catalog-bulk-v1'
import * as catalogCustomizations from '@galleria/platform-client/operations/catalog/catalog-customizations'
import * as catalogEdits from '@galleria/platform-client/operations/catalog/catalog-edits'
import * as catalogImports from '@galleria/platform-client/operations/catalog/catalog-imports'
import * as catalogInfoSections from '@galleria/platform-client/operations/catalog/catalog-info-sections'
import * as catalogInventory from '@galleria/platform-client/operations/catalog/catalog-inventory'
import * as catalogInventoryItems from '@galleria/platform-client/operations/catalog/catalog-inventory-items'
import * as catalogProductsV3 from '@galleria/platform-client/operations/catalog/catalog-products-v3'
import * as catalogProductsV3Many from '@galleria/platform-client/operations/catalog/catalog-products-v3-many'
import * as catalogRows from '@galleria/platform-client/operations/catalog/catalog-rows'
import * as catalogShared from '@galleria/platform-client/operations/catalog/catalog-shared'
import * as catalogVersion from '@galleria/platform-client/operations/catalog/catalog-version'
import * as catalogWrites from '@galleria/platform-client/operations/catalog/catalog-writes'
import * as categories from '@galleria/platform-client/operations/catalog/categories'
import * as collections from '@galleria/platform-client/operations/catalog/collections'
import * as products from '@galleria/platform-client/operations/catalog/products'
import * as productsV3 from '@galleria/platform-client/operations/catalog/products-v3'
import * as recommendations from '@galleria/platform-client/operations/catalog/recommendations'
import * as searchWords from '@galleria/platform-client/operations/catalog/search-words'
import * as sizeGuides from '@galleria/platform-client/operations/catalog/size-guides'
import * as stock from '@galleria/platform-client/operations/catalog/stock'
import * as stockTransfers from '@galleria/platform-client/operations/catalog/stock-transfers'
import * as announcements from '@galleria/platform-client/operations/content/announcements'
import * as contentPages from '@galleria/platform-client/operations/content/content-pages'
import * as menus from '@galleria/platform-client/operations/content/menus'
import * as urlRedirects from '@galleria/platform-client/operations/content/url-redirects'
import * as segments from '@galleria/platform-client/operations/customers/customer-segments'
import * as customers from '@galleria/platform-client/operations/customers/customers'
import * as storeCredit from '@galleria/platform-client/operations/customers/store-credit'
import * as authentication from '@galleria/platform-client/operations/identity/authentication'
import * as captcha from '@galleria/platform-client/operations/identity/captcha'
import * as redirectSession from '@galleria/platform-client/operations/identity/redirect-session'
import * as security from '@galleria/platform-client/operations/identity/security'
import * as tokens from '@galleria/platform-client/operations/identity/tokens'
import * as loyalty from '@galleria/platform-client/operations/loyalty/loyalty'
import * as loyaltyAccounts from '@galleria/platform-client/operations/loyalty/loyalty-accounts'
import * as loyaltyCampaigns from '@galleria/platform-client/operations/loyalty/loyalty-campaigns'
import * as loyaltyCoupons from '@galleria/platform-client/operations/loyalty/loyalty-coupons'
import * as loyaltyImports from '@galleria/platform-client/operations/loyalty/loyalty-imports'
import * as loyaltyProgram from '@galleria/platform-client/operations/loyalty/loyalty-program'
import * as loyaltyProgramReads from '@galleria/platform-client/operations/loyalty/loyalty-program-reads'
import * as loyaltyRewards from '@galleria/platform-client/operations/loyalty/loyalty-rewards'
import * as loyaltyRules from '@galleria/platform-client/operations/loyalty/loyalty-rules'
import * as emailDeliveries from '@galleria/platform-client/operations/marketing/email-deliveries'
import * as letters from '@galleria/platform-client/operations/marketing/letters'
import * as newsletter from '@galleria/platform-client/operations/marketing/newsletter'
import * as media from '@galleria/platform-client/operations/media/media'
import * as badges from '@galleria/platform-client/operations/members/badges'
import * as badgesV4 from '@galleria/platform-client/operations/members/badges-v4'
import * as communicationPreferences from '@galleria/platform-client/operations/members/communication-preferences'
import * as manageViews from '@galleria/platform-client/operations/members/manage-views'
import * as memberAbout from '@galleria/platform-client/operations/members/member-about'
import * as memberAdministration from '@galleria/platform-client/operations/members/member-administration'
import * as memberCommunity from '@galleria/platform-client/operations/members/member-community'
import * as memberExport from '@galleria/platform-client/operations/members/member-export'
import * as memberFollowers from '@galleria/platform-client/operations/members/member-followers'
import * as memberPictures from '@galleria/platform-client/operations/members/member-pictures'
import * as memberReports from '@galleria/platform-client/operations/members/member-reports'
import * as members from '@galleria/platform-client/operations/members/members'
import * as draftOrders from '@galleria/platform-client/operations/orders/draft-orders'
import * as fulfillments from '@galleria/platform-client/operations/orders/fulfillments'
import * as invoices from '@galleria/platform-client/operations/orders/invoices'
import * as orderBilling from '@galleria/platform-client/operations/orders/order-billing'
import * as orderDownloads from '@galleria/platform-client/operations/orders/order-downloads'
import * as orderHandling from '@galleria/platform-client/operations/orders/order-handling'
import * as orderLookUp from '@galleria/platform-client/operations/orders/order-look-up'
import * as orderPayments from '@galleria/platform-client/operations/orders/order-payments'
import * as orders from '@galleria/platform-client/operations/orders/orders'
import * as ordersSettings from '@galleria/platform-client/operations/orders/orders-settings'
import * as postage from '@galleria/platform-client/operations/orders/postage'
import * as refundRequests from '@galleria/platform-client/operations/orders/refund-requests'
import * as returnPolicy from '@galleria/platform-client/operations/orders/return-policy'
import * as returns from '@galleria/platform-client/operations/orders/returns'
import * as shownPolicies from '@galleria/platform-client/operations/orders/shown-policies'
import * as subscriptions from '@galleria/platform-client/operations/orders/subscriptions'
import * as tips from '@galleria/platform-client/operations/orders/tips'
import * as reviewRequests from '@galleria/platform-client/operations/reviews/review-requests'
import * as reviews from '@galleria/platform-client/operations/reviews/reviews'
import * as shopExports from '@galleria/platform-client/operations/shop-exports/shop-exports'
import * as apiKeys from '@galleria/platform-client/operations/staff/api-keys'
import * as auditLog from '@galleria/platform-client/operations/staff/audit-log'
import * as staffMembers from '@galleria/platform-client/operations/staff/staff-members'
import * as discounts from '@galleria/platform-client/operations/terms/discounts'
import * as giftCards from '@galleria/platform-client/operations/terms/gift-cards'
import * as memberships from '@galleria/platform-client/operations/terms/memberships'
import * as places from '@galleria/platform-client/operations/terms/places'
import * as shipping from '@galleria/platform-client/operations/terms/shipping'
import * as siteProperties from '@galleria/platform-client/operations/terms/site-properties'
import * as tax from '@galleria/platform-client/operations/terms/tax'
import * as translations from '@galleria/platform-client/operations/translations/translations'
import * as webhooks from '@galleria/platform-client/operations/webhooks/webhooks'
import * as namedWishlists from '@galleria/platform-client/operations/wishlists/named-wishlists'
import * as wishlists from '@galleria/platform-client/operations/wishlists/wishlists'
import type { StaffAction, StaffArea } from '@galleria/platform-client/roles'
import { routeOf } from './permission.ts'

type File = Readonly<Record<string, Operation>>

/** Every file of operations by its area; `own` are calls of a person about themselves, which no role is asked for. */
const files: Readonly<Record<StaffArea | 'own', readonly File[]>> = {
  orders: [
    abandonedCarts,
    cart,
    cartV2,
    carts,
    checkout,
    currentCartV2,
    deliverySolutions,
    draftOrders,
    invoices,
    orderBilling,
    orderDownloads,
    orderHandling,
    orderLookUp,
    orderPayments,
    orders,
    refundRequests,
    returns,
    subscriptions,
    tips,
  ],
  fulfillment: [fulfillments, postage],
  catalog: [
    catalogBulk,
    catalogBulkV1,
    catalogCustomizations,
    catalogEdits,
    catalogImports,
    catalogInfoSections,
    catalogProductsV3,
    catalogProductsV3Many,
    catalogRows,
    catalogShared,
    catalogVersion,
    catalogWrites,
    categories,
    collections,
    media,
    products,
    productsV3,
    recommendations,
    searchWords,
    sizeGuides,
    totals,
    translations,
  ],
  inventory: [catalogInventory, catalogInventoryItems, stock, stockTransfers],
  customers: [
    badges,
    badgesV4,
    communicationPreferences,
    customers,
    emailDeliveries,
    segments,
    storeCredit,
    memberAbout,
    memberAdministration,
    memberCommunity,
    memberExport,
    memberFollowers,
    memberPictures,
    memberReports,
    members,
  ],
  marketing: [
    backInStock,
    checkoutTemplates,
    discounts,
    giftCards,
    letters,
    memberships,
    namedWishlists,
    newsletter,
    reviewRequests,
    reviews,
    wishlists,
  ],
  loyalty: [
    loyaltyCampaigns,
    loyaltyImports,
    loyaltyProgram,
    loyaltyProgramReads,
    loyaltyRewards,
    loyaltyRules,
  ],
  points: [loyalty, loyaltyAccounts, loyaltyCoupons],
  content: [announcements, contentPages, menus, urlRedirects],
  analytics: [analytics],
  store: [places, shipping, shownPolicies, siteProperties, tax],
  settings: [auditLog, checkoutSettings, ordersSettings, returnPolicy, webhooks],
  // The export has everything, of the staff too.
  staff: [apiKeys, shopExports, staffMembers],
  // A view is of whoever saved it; shared, it still shows no more than a colleague's own calls answer.
  own: [authentication, captcha, manageViews, redirectSession, security, tokens],
}

/** Calls that belong elsewhere than the others of their file. */
const elsewhere: Readonly<Partial<Record<StaffArea, readonly Operation[]>>> = {
  customers: [authentication.sendActivationEmail, authentication.start, authentication.startVerification],
  // Whoever unpacks a parcel writes down what is in it.
  fulfillment: [returns.receiveReturn],
  // The home of the admin is everybody's; it has no figures of sales.
  store: [analytics.getOverview, postage.updateLabelSettings],
  settings: [
    memberCommunity.updateCommunitySettings,
    memberCommunity.createMemberCustomField,
    memberCommunity.updateMemberCustomField,
    memberCommunity.deleteMemberCustomField,
    siteProperties.getStoreConfiguration,
  ],
}

const areas = new Map([
  ...Object.entries(files).flatMap(([area, each]) =>
    each.flatMap((file) => Object.values(file).map((operation) => [routeOf(operation), area] as const)),
  ),
  ...Object.entries(elsewhere).flatMap(([area, each]) =>
    each.map((operation) => [routeOf(operation), area] as const),
  ),
]) as ReadonlyMap<string, StaffArea | 'own'>

/** First words of calls that only read, though they are no GETs. */
const READING =
  /^(Aggregate|Bulk(Get|List)|Calculate|Count|Estimate|GenerateFileDownload|Get|List|LookUp|Preview|ProductOptions|Query|Search)(?!OrCreate)/

/** Files of which every change is a shopper's, whoever sends it. */
const shopping = new Set(
  [cart, carts, checkout, currentCartV2, cartV2]
    .flatMap((file) => Object.values<Operation>(file))
    .map(routeOf),
)

/** Whether a call of staff or an app goes into the audit log. */
export function isAudited(operation: Pick<Operation, 'name' | 'method' | 'path'>): boolean {
  return !isReading(operation) && !shopping.has(routeOf(operation))
}

/** Right that a role must have for a call; undefined for calls of a person about themselves. A call without a place here is for managers. */
export function needOf(operation: Pick<Operation, 'name' | 'method' | 'path'>): Need | undefined {
  const area = areas.get(routeOf(operation)) ?? 'settings'
  return area === 'own' ? undefined : { area, action: isReading(operation) ? 'read' : 'change' }
}

export interface Need {
  readonly area: StaffArea
  readonly action: StaffAction
}

/** Whether a call changes nothing. */
function isReading({ name, method }: Pick<Operation, 'name' | 'method'>): boolean {
  return method === 'GET' || READING.test(name)
}

/** Whether a call was given its place. */
export function hasArea(operation: Pick<Operation, 'method' | 'path'>): boolean {
  return areas.has(routeOf(operation))
}
