import { serviceOf, servicePrefixes, toBarePath, toHostedPath } from '@galleria/platform-client/paths'
import { expect, test } from 'vitest'
import { allCalls } from './testing/definitions.ts'

/** Wire §1.2, row by row; rows with several bare paths several times; then what only our platform has. */
test.each([
  ['/v1/carts/current', '/ecom/v1/carts/current'],
  ['/v2/carts/current', '/ecom/v2/carts/current'],
  ['/v1/get-delivery-solutions', '/_api/delivery-rates/v1/get-delivery-solutions'],
  ['/v1/checkouts/c1', '/ecom/v1/checkouts/c1'],
  ['/v1/calculate-totals', '/ecom/v1/calculate-totals'],
  ['/v1/orders/search', '/ecom/v1/orders/search'],
  ['/v1/bulk/orders/update', '/ecom/v1/bulk/orders/update'],
  ['/v1/payments-collector/x', '/ecom/v1/payments-collector/x'],
  ['/v1/orders-settings', '/ecom/v1/orders-settings'],
  ['/v1/shipping-options/query', '/ecom/v1/shipping-options/query'],
  ['/v1/shippo-configurations', '/ecom/v1/shippo-configurations'],
  ['/v1/accounts/my-account', '/loyalty-accounts/v1/accounts/my-account'],
  ['/v1/loyalty-transactions/query', '/loyalty-transactions/v1/loyalty-transactions/query'],
  ['/v1/coupons', '/loyalty-coupons/v1/coupons'],
  ['/v1/bulk/coupons', '/loyalty-coupons/v1/bulk/coupons'],
  ['/v1/rewards', '/loyalty-rewards/v1/rewards'],
  ['/v1/bulk/rewards', '/loyalty-rewards/v1/bulk/rewards'],
  ['/v1/tiers', '/loyalty-tiers/v1/tiers'],
  ['/v1/bulk/tiers', '/loyalty-tiers/v1/bulk/tiers'],
  ['/v1/program/activate', '/loyalty-programs/v1/program/activate'],
  ['/v1/bulk/programs', '/loyalty-programs/v1/bulk/programs'],
  ['/v1/earning-rules', '/_api/loyalty-earning-rules/v1/earning-rules'],
  ['/v1/automation-earning-rules', '/_api/loyalty-earning-rules/v1/automation-earning-rules'],
  ['/v1/loyalty-imports', '/_api/loyalty-imports/v1/loyalty-imports'],
  ['/v1/followed-channels', '/loyalty-social-media/v1/followed-channels'],
  ['/v1/members/my', '/members/v1/members/my'],
  ['/v2/abouts', '/members/v2/abouts'],
  ['/v3/badges', '/members/v3/badges'],
  ['/v4/badges', '/badges/v4/badges'],
  ['/v4/assignments', '/badges/v4/assignments'],
  ['/v1/member-reports', '/members/v1/member-reports'],
  ['/v3/followers', '/members/v3/followers'],
  ['/v1/categories/query', '/categories/v1/categories/query'],
  ['/v1/redirect-session', '/_api/redirects-api/v1/redirect-session'],
  ['/v2/register', '/_api/iam/authentication/v2/register'],
  ['/v1/callback', '/_api/iam/authentication/v1/callback'],
  ['/v1/send-email', '/_api/iam/recovery/v1/send-email'],
  ['/v1/activation-email', '/_api/iam/recovery/v1/activation-email'],
  ['/v1/recover', '/_api/iam/recovery/v1/recover'],
  ['/v1/start', '/_api/iam/verification/v1/start'],
  ['/v1/Start', '/_api/iam/verification/v1/Start'],
  ['/v1/auth/verify', '/_api/iam/verification/v1/auth/verify'],
  ['/oauth2/token', '/oauth2/token'],
  ['/v1/factors', '/_api/iam/security/v1/factors'],
  ['/v1/sessions/end-others', '/_api/iam/security/v1/sessions/end-others'],
  ['/v1/bulk/products/update', '/stores/v1/bulk/products/update'],
  ['/v1/products', '/stores/v1/products'],
  ['/v1/catalog-edits/query', '/stores/v1/catalog-edits/query'],
  ['/v1/catalog-rows/query', '/stores/v1/catalog-rows/query'],
  ['/v1/stock/rows/query', '/stores/v1/stock/rows/query'],
  ['/v1/catalog-imports/i1', '/stores/v1/catalog-imports/i1'],
  ['/v1/files/search', '/site-media/v1/files/search'],
  ['/v1/collections/c1', '/stores/v1/collections/c1'],
  ['/v1/products/p1', '/stores-reader/v1/products/p1'],
  ['/v1/variants/query', '/stores-reader/v1/variants/query'],
  ['/v1/collections/slug/s', '/stores-reader/v1/collections/slug/s'],
  ['/v2/collections/query', '/stores-reader/v2/collections/query'],
  ['/v2/collections/query', '/v2/collections/query'],
  ['/v3/brands', '/stores/v3/brands'],
  ['/v3/bulk/products', '/stores/v3/bulk/products'],
  ['/v3/provision/version', '/stores/v3/provision/version'],
  ['/v1/abandonedCarts', '/v1/abandonedCarts'],
  ['/v1/back-in-stock-notification-requests', '/ecom/v1/back-in-stock-notification-requests'],
  ['/v1/fulfillments/orders/o1', '/ecom/v1/fulfillments/orders/o1'],
  ['/v1/recommendations/get', '/ecom/v1/recommendations/get'],
  ['/v1/shown-policies', '/ecom/v1/shown-policies'],
  ['/v1/reports/sales/query', '/analytics/v1/reports/sales/query'],
  ['/v1/customers/query', '/customers/v1/customers/query'],
  ['/v1/views', '/manage-views/v1/views'],
  ['/v1/letters', '/letters/v1/letters'],
  ['/v1/letter-design', '/letters/v1/letter-design'],
  ['/v1/email-deliveries', '/letters/v1/email-deliveries'],
  ['/v1/pages/query', '/content/v1/pages/query'],
  ['/v1/subscribers', '/newsletter/v1/subscribers'],
  ['/v1/reviews/query', '/reviews/v1/reviews/query'],
  ['/v1/bulk/reviews/moderate-many', '/reviews/v1/bulk/reviews/moderate-many'],
  ['/v2/review-requests/query', '/reviews/v2/review-requests/query'],
  ['/v2/bulk/review-requests/create', '/reviews/v2/bulk/review-requests/create'],
  ['/v1/review-summaries/query', '/reviews/v1/review-summaries/query'],
  ['/v1/wishlists/add-item', '/ecom/v1/wishlists/add-item'],
  ['/wishlists/v1/my-wishlists', '/wishlists/v1/my-wishlists'],
])('%s is the bare path of %s', (bare, hosted) => {
  expect(toBarePath(hosted)).toBe(bare)
  const service = serviceOf(hosted)
  expect(service && toHostedPath(service, bare)).toBe(hosted)
})

test('A path that only begins alike is of no service and stays as it is', () => {
  for (const path of ['/ecom/v1/cartsy', '/ecomx/v1/carts', '/unknown/v1/things', '/stores/v4/brands']) {
    expect(serviceOf(path)).toBeUndefined()
    expect(toBarePath(path)).toBe(path)
  }
})

test('Every call of this package goes to a service of the table', async () => {
  for (const { name, definition } of await allCalls())
    expect([name, serviceOf(definition.path)]).toEqual([name, expect.any(String)])
})

test('No two services have the same hosted path', () => {
  const starts = Object.values(servicePrefixes).flatMap(({ prefix, bare }) =>
    bare.map((path) => prefix + path),
  )
  expect(new Set(starts).size).toBe(starts.length)
})
