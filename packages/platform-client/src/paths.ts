/**
 * Every service's public prefix on the API host and what the specification prints in its place (wire §1.2). A hosted
 * path is its bare path with `prefix` in front; bare paths begin with one of `bare`, where the platform says which.
 */
export const servicePrefixes = {
  cart: { prefix: '/ecom', bare: ['/v1/carts'] },
  cartV2: { prefix: '/ecom', bare: ['/v2/carts'] },
  checkout: { prefix: '/ecom', bare: ['/v1/checkouts'] },
  totalsCalculator: { prefix: '/ecom', bare: ['/v1/calculate-totals'] },
  orders: { prefix: '/ecom', bare: ['/v1/orders', '/v1/bulk/orders'] },
  orderPayments: { prefix: '/ecom', bare: ['/v1/payments-collector'] },
  deliverySolutions: { prefix: '/_api/delivery-rates', bare: ['/v1/get-delivery-solutions'] },
  ordersSettings: { prefix: '/ecom', bare: ['/v1/orders-settings'] },
  shippingOptions: { prefix: '/ecom', bare: ['/v1/shipping-options'] },
  shippoConfigurations: { prefix: '/ecom', bare: ['/v1/shippo-configurations'] },
  loyaltyAccounts: { prefix: '/loyalty-accounts', bare: ['/v1/accounts'] },
  loyaltyCampaigns: { prefix: '/loyalty-campaigns', bare: ['/v1/campaigns'] },
  loyaltyTransactions: { prefix: '/loyalty-transactions', bare: ['/v1/loyalty-transactions'] },
  loyaltyCoupons: { prefix: '/loyalty-coupons', bare: ['/v1/coupons', '/v1/bulk/coupons'] },
  loyaltyRewards: { prefix: '/loyalty-rewards', bare: ['/v1/rewards', '/v1/bulk/rewards'] },
  loyaltyTiers: { prefix: '/loyalty-tiers', bare: ['/v1/tiers', '/v1/bulk/tiers'] },
  loyaltyPrograms: { prefix: '/loyalty-programs', bare: ['/v1/program', '/v1/bulk/programs'] },
  loyaltyEarningRules: {
    prefix: '/_api/loyalty-earning-rules',
    bare: ['/v1/earning-rules', '/v1/automation-earning-rules', '/v1/bulk/earning-rules'],
  },
  loyaltyImports: { prefix: '/_api/loyalty-imports', bare: ['/v1/loyalty-imports'] },
  loyaltySocialMedia: { prefix: '/loyalty-social-media', bare: ['/v1/followed-channels'] },
  members: { prefix: '/members', bare: ['/v1/members'] },
  memberAbouts: { prefix: '/members', bare: ['/v2/abouts'] },
  badgesV3: { prefix: '/members', bare: ['/v3/badges'] },
  badges: { prefix: '/badges', bare: ['/v4/badges', '/v4/assignments', '/v4/bulk/assignments'] },
  memberReports: { prefix: '/members', bare: ['/v1/member-reports'] },
  memberFollowers: { prefix: '/members', bare: ['/v3/followers'] },
  memberBlocks: { prefix: '/members', bare: ['/v1/member-to-member-blocks'] },
  /** Community calls that the wire lacks: answered by the embedded platform. */
  community: { prefix: '/members', bare: ['/v1/community', '/v1/member-blocks'] },
  redirectSession: { prefix: '/_api/redirects-api', bare: ['/v1/redirect-session'] },
  recovery: {
    prefix: '/_api/iam/recovery',
    bare: ['/v1/send-email', '/v1/activation-email', '/v1/recover'],
  },
  verification: { prefix: '/_api/iam/verification', bare: ['/v1/start', '/v1/Start', '/v1/auth'] },
  authentication: { prefix: '/_api/iam/authentication', bare: ['/v1', '/v2'] },
  tokens: { prefix: '', bare: ['/oauth2'] },
  /** Extension. */
  captcha: { prefix: '', bare: ['/_hosted/captcha'] },
  /** A member's own factors and sessions; not in the wire reference: answered by the embedded platform. */
  security: { prefix: '/_api/iam/security', bare: ['/v1/factors', '/v1/sessions'] },
  catalogWrites: { prefix: '/stores', bare: ['/v1/products', '/v1/collections', '/v1/bulk/products'] },
  /** Edits of the catalog and their undo: answered by the embedded platform. */
  catalogEdits: { prefix: '/stores', bare: ['/v1/catalog-edits'] },
  /** The catalog as a table, for who runs it: answered by the embedded platform. */
  catalogRows: { prefix: '/stores', bare: ['/v1/catalog-rows'] },
  /** Stock by variant and its log: answered by the embedded platform. */
  stock: { prefix: '/stores', bare: ['/v1/stock'] },
  /** Products from files and into files: answered by the embedded platform. */
  catalogImports: { prefix: '/stores', bare: ['/v1/catalog-imports', '/v1/catalog-exports'] },
  /** The shop's library of files, as the hosted platform has it; not in the wire reference. */
  siteMedia: {
    prefix: '/site-media',
    bare: ['/v1/files', '/v1/folders', '/v1/bulk/files', '/v1/bulk/folders', '/v1/bulk/trash-bin'],
  },
  catalogReads: { prefix: '/stores-reader', bare: ['/v1/products', '/v1/variants', '/v1/collections'] },
  /** Older SDKs put `/stores-reader` in front, newer ones nothing. */
  collections: { prefix: '', bare: ['/v2/collections'] },
  collectionsBefore: { prefix: '/stores-reader', bare: ['/v2/collections'] },
  catalogV3: { prefix: '/stores', bare: ['/v3'] },
  /** Groups of products of catalog V3; not in the wire reference, as the hosted platform has it. */
  categories: { prefix: '/categories', bare: ['/v1/categories', '/v1/bulk/categories'] },
  abandonedCarts: { prefix: '', bare: ['/v1/abandonedCarts'] },
  /** Not in the wire reference: answered by the embedded platform. */
  backInStock: { prefix: '/ecom', bare: ['/v1/back-in-stock-notification-requests'] },
  orderBilling: { prefix: '/ecom', bare: ['/v1/order-billing'] },
  /** Extension. */
  returns: { prefix: '/ecom', bare: ['/v1/returns', '/v1/return-policy', '/v1/shown-policies'] },
  /** Extension. */
  labels: { prefix: '/ecom', bare: ['/v1/labels', '/v1/label-settings'] },
  fulfillments: { prefix: '/ecom', bare: ['/v1/fulfillments', '/v1/bulk/fulfillments'] },
  discountRules: { prefix: '/ecom', bare: ['/v1/discount-rules'] },
  deliveryPlaces: {
    prefix: '/ecom',
    bare: ['/v1/delivery-regions', '/v1/business-locations', '/v1/carriers', '/v1/delivery-terms'],
  },
  additionalFees: { prefix: '/ecom', bare: ['/v1/additional-fees'] },
  ownerCoupons: { prefix: '/stores', bare: ['/v2/coupons'] },
  taxes: {
    prefix: '/billing',
    bare: ['/v1/tax-groups', '/v1/tax-regions', '/v1/tax-rates', '/v1/tax-settings'],
  },
  /** Not in the wire reference, as the hosted platform has it. */
  siteProperties: { prefix: '/site-properties', bare: ['/v4/properties'] },
  giftCards: { prefix: '/gift-cards', bare: ['/v1/gift-cards'] },
  memberships: { prefix: '/memberships', bare: ['/v1/programs', '/v1/memberships'] },
  subscriptionContracts: { prefix: '/ecom', bare: ['/v1/subscription-contracts'] },
  orderTransactions: { prefix: '/ecom', bare: ['/v1/payments'] },
  draftOrders: { prefix: '/ecom', bare: ['/v1/draft-orders'] },
  checkoutTemplates: { prefix: '/ecom', bare: ['/v1/checkout-templates'] },
  checkoutSettings: { prefix: '/ecom', bare: ['/v1/checkout-settings'] },
  recommendations: { prefix: '/ecom', bare: ['/v1/recommendations'] },
  /** Answered by the embedded platform. */
  searchWords: { prefix: '/stores', bare: ['/v1/search-words'] },
  sizeGuides: { prefix: '/stores', bare: ['/v1/size-guides'] },
  /** Figures of the shop by day: answered by the embedded platform. */
  analytics: { prefix: '/analytics', bare: ['/v1/reports', '/v1/visits'] },
  /** Customers with their figures, for staff: answered by the embedded platform. */
  customers: {
    prefix: '/customers',
    bare: ['/v1/customers', '/v1/bulk/customers', '/v1/segments', '/v1/my-store-credit'],
  },
  /** Targets of events: answered by the embedded platform, by this path alone. */
  eventSubscriptions: { prefix: '', bare: ['/events/v1'] },
  /** The whole shop as one file: answered by the embedded platform. */
  shopExports: { prefix: '/shop', bare: ['/v1/exports'] },
  /** People who work in the shop, and what they changed: answered by the embedded platform. */
  staff: {
    prefix: '/staff',
    bare: ['/v1/staff-members', '/v1/staff-settings', '/v1/audit-entries', '/v1/api-keys'],
  },
  /** Named queries of the admin's lists: answered by the embedded platform. */
  manageViews: { prefix: '/manage-views', bare: ['/v1/views'] },
  /** Texts and look of the shop's letters, and what became of those that were sent: answered by the embedded platform. */
  letters: { prefix: '/letters', bare: ['/v1/letters', '/v1/letter-design', '/v1/email-deliveries'] },
  /** Pages, menus and what else the merchant writes: answered by the embedded platform. */
  content: {
    prefix: '/content',
    bare: [
      '/v1/pages',
      '/v1/shown-pages',
      '/v1/shown-home',
      '/v1/previewed-pages',
      '/v1/announcements',
      '/v1/shown-announcement',
      '/v1/menus',
      '/v1/shown-menus',
      '/v1/url-redirects',
      '/v1/bulk/url-redirects',
    ],
  },
  /** Not in the wire reference, as the hosted platform has it; votes, summaries, pictures and settings are the embedded platform's own. */
  reviews: {
    prefix: '/reviews',
    bare: [
      '/v1/reviews',
      '/v1/bulk/reviews',
      '/v1/my-reviews',
      '/v1/review-summaries',
      '/v1/review-pictures',
      '/v1/review-settings',
      '/v2/review-requests',
      '/v2/bulk/review-requests',
    ],
  },
  /** Not in the wire reference, as the hosted platform has it; the public path of tags is inferred. */
  wishlists: { prefix: '/ecom', bare: ['/v1/wishlists', '/v1/bulk/wishlists'] },
  /** Lists with names and links: answered by the embedded platform, by this path alone. */
  namedWishlists: { prefix: '', bare: ['/wishlists/v1'] },
  /** Addresses that agreed to the newsletter: answered by the embedded platform. */
  newsletter: { prefix: '/newsletter', bare: ['/v1/subscribers'] },
} as const satisfies Readonly<Record<string, ServicePrefix>>

interface ServicePrefix {
  readonly prefix: string
  readonly bare: readonly string[]
}

/** A service by its name in the table of prefixes (wire §1.2). */
export type ServiceName = keyof typeof servicePrefixes

/** `/v1/carts/current` of `cart` is `/ecom/v1/carts/current`. */
export function toHostedPath(service: ServiceName, bare: string): string {
  return servicePrefixes[service].prefix + bare
}

/** `/ecom/v1/carts/current` becomes `/v1/carts/current`; a path of no known service stays as it is. */
export function toBarePath(hosted: string): string {
  const service = serviceOf(hosted)
  return service ? hosted.slice(servicePrefixes[service].prefix.length) : hosted
}

/** Finds the service of a hosted path: the first whose prefix matches. */
export function serviceOf(hosted: string): ServiceName | undefined {
  for (const [service, { prefix, bare }] of Object.entries(servicePrefixes))
    if (hosted.startsWith(prefix) && bare.some((start) => startsAt(hosted, prefix.length, start)))
      return service as ServiceName
  return undefined
}

/** Whether `start` stands there, followed by a slash or by nothing. */
function startsAt(path: string, at: number, start: string): boolean {
  const end = at + start.length
  return path.startsWith(start, at) && (end === path.length || path[end] === '/')
}
