import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workCatalogImports } from '../areas/catalog/transfer/work.ts'
import { DEMO_MEMBER } from '../base/development-ids.ts'
import { address } from '../dev/testing/shopper.ts'
import { anonymous, exchange } from '../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../dev/testing.ts'

let site: TestPlatform
let ada: string
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'full' })
  const visitor = (await anonymous(site)).access_token
  const login = { loginId: { email: DEMO_MEMBER.email }, password: DEMO_MEMBER.password }
  const answer = await ask('POST', '/_api/iam/authentication/v2/login', login, visitor)
  some(answer)
  ada = (await exchange(site, visitor, String(answer.sessionToken))).access_token
})
afterAll(() => site?.close())

async function ask(method: string, path: string, body?: object, token = ada) {
  const response = await site.fetch(site.url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: token },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = (await response.json()) as Record<string, unknown>
  expect(response.status, JSON.stringify(answer)).toBe(200)
  return answer
}

/** Strict mode holds each answer against its schema; there must be something to hold. */
function some(entities: unknown): void {
  expect(entities).toBeTruthy()
  if (Array.isArray(entities)) expect(entities.length).toBeGreaterThan(0)
}

const all = { query: { paging: { limit: 100 } } }
const page = { query: { cursorPaging: { limit: 100 } } }
/** Inventory items are paged by offset, the others by cursor. */
const pageOf = (path: string) => (path === 'inventory-items' ? all : page)

test('Tokens answer as documented', async () => {
  some(await anonymous(site))
})

test('Products of catalog V1, for shoppers and with costs for the owner', async () => {
  const shown = (await ask('POST', '/stores-reader/v1/products/query-platformized', all)).products
  some(shown)
  const [{ id } = { id: '' }] = shown as { id: string }[]
  const costs = await ask(
    'GET',
    `/stores-reader/v1/products/${id}?includeMerchantSpecificData=true`,
    undefined,
    site.ownerKey,
  )
  some(costs.product)
  expect(costs.product).toHaveProperty('costAndProfitData.profitMargin')
})

test('The catalog as a table, for who runs it', async () => {
  some((await ask('POST', '/stores/v1/catalog-rows/query', { query: {} }, site.ownerKey)).rows)
})

test('Variants and what choices come to', async () => {
  const query = { query: { filter: { slug: 'studio-overshirt' } } }
  const { products } = await ask('POST', '/stores-reader/v1/products/query-platformized', query)
  const [shirt] = products as { id: string; variants: { choices: object }[] }[]
  const path = `/stores-reader/v1/products/${shirt?.id}`
  some((await ask('POST', `${path}/variants/query`, {})).variants)
  const options = shirt?.variants[0]?.choices
  some((await ask('POST', `${path}/productOptionsAvailability`, { options })).selectedVariant)
  some((await ask('POST', '/stores-reader/v1/variants/query', all)).variants)
})

test('One variant, by its double id', async () => {
  const { variants } = await ask('POST', '/stores-reader/v1/variants/query', all)
  const [{ id } = { id: '' }] = variants as { id: string }[]
  some((await ask('GET', `/stores-reader/v1/variants/${id}`)).variant)
})

test('Collections are answered as a list and one by one', async () => {
  const { collections } = await ask('POST', '/stores-reader/v2/collections/query', all)
  some(collections)
  const [{ id, slug } = { id: '', slug: '' }] = collections as { id: string; slug: string }[]
  for (const path of [
    `/stores-reader/v1/collections/slug/${slug}`,
    `/v2/collections/slug/${slug}`,
    `/v2/collections/${id}`,
  ])
    some((await ask('GET', path)).collection)
})

test('Recommendations and back-in-stock requests answer as documented', async () => {
  const query = { query: { filter: { slug: { $in: ['studio-overshirt', 'night-shift-mug'] } } } }
  const { products } = await ask('POST', '/stores-reader/v1/products/query-platformized', query)
  const named = (wanted: string) =>
    (products as { id: string; slug: string; variants: { id: string }[] }[]).find(
      ({ slug }) => slug === wanted,
    )
  const reference = (slug: string) => ({ catalogItemId: named(slug)?.id, appId: STORES_APP_ID })
  const items = [reference('studio-overshirt')]
  const { recommendation } = await ask('POST', '/ecom/v1/recommendations/get', { items })
  expect(recommendation).toMatchObject({
    items: expect.arrayContaining([{ catalogItemId: expect.any(String), appId: STORES_APP_ID }]),
    algorithm: { id: expect.any(String), appId: expect.any(String) },
  })
  const { request } = await ask('POST', '/ecom/v1/back-in-stock-notification-requests', {
    request: {
      catalogReference: {
        ...reference('night-shift-mug'),
        options: { variantId: named('night-shift-mug')?.variants[0]?.id },
      },
      email: 'ada@galleria.test',
    },
  })
  expect(request).toMatchObject({ id: expect.any(String), status: 'RECEIVED' })
})

test.each([
  ['products', 'products'],
  ['brands', 'brands'],
  ['ribbons', 'ribbons'],
  ['info-sections', 'infoSections'],
  ['customizations', 'customizations'],
  ['inventory-items', 'inventoryItems'],
] as const)('Catalog V3 answers as documented: %s', async (path, key) => {
  some((await ask('POST', `/stores/v3/${path}/query`, pageOf(path), site.ownerKey))[key])
})

test('Catalog V3: inventory items that were searched for', async () => {
  some((await ask('POST', '/stores/v3/inventory-items/search', {})).inventoryItems)
})

test('Catalog V3: stock that is set, deleted and seen before by a filter', async () => {
  const there = await ask('POST', '/stores/v3/inventory-items/query', all)
  const [{ id: inventoryItemId } = { id: '' }] = there.inventoryItems as { id: string }[]
  const found = { filter: { id: inventoryItemId } }
  const preview = '/stores/v1/catalog-edits/preview-inventory'
  some((await ask('POST', preview, { ...found, delete: true }, site.ownerKey)).rows)
  const bulk = '/stores/v3/bulk/inventory-items'
  const gone = await ask('POST', `${bulk}/delete`, { inventoryItemIds: [inventoryItemId] }, site.ownerKey)
  expect(gone.results).toMatchObject([{ itemMetadata: { id: inventoryItemId, success: true } }])
  const inventoryItem = { quantity: 9 }
  const made = await ask(
    'POST',
    `${bulk}/create-by-variant-filter`,
    { ...found, inventoryItem },
    site.ownerKey,
  )
  expect(made.jobId).toEqual(expect.any(String))
})

test('Catalog V3 answers a whole product as documented', async () => {
  const { products } = await ask('POST', '/stores/v3/products/search', {
    search: { cursorPaging: { limit: 50 } },
  })
  some(products)
  for (const { id } of products as { id: string }[])
    some((await ask('GET', `/stores/v3/products/${id}`)).product)
})

test('The member, by every set of fields', async () => {
  for (const set of ['PUBLIC', 'EXTENDED', 'FULL'])
    some((await ask('GET', `/members/v1/members/my?fieldsets=${set}`)).member)
})

test('Members, one and many, and a job that changes them', async () => {
  const owner = (method: string, path: string, body?: object) => ask(method, path, body, site.ownerKey)
  const members = '/members/v1/members'
  const found = (await owner('POST', `${members}/query`, { query: {}, fieldsets: ['FULL'] })).members
  some(found)
  const [{ id } = { id: '' }] = found as { id: string }[]
  some((await owner('GET', `${members}/${id}?fieldsets=FULL`)).member)
  some((await owner('GET', members)).members)
  some((await ask('GET', `${members}/my/slug?slug=ada`)).available)
  const held = (await ask('GET', '/ecom/v1/subscription-contracts')).subscriptionContracts
  some(held)
  for (const { id: contract } of held as { id: string }[])
    some((await ask('POST', `/ecom/v1/subscription-contracts/${contract}/cancel`, {})).subscriptionContract)
  some((await ask('GET', `${members}/my/deletion`)).deletion)
  // One of the members is muted already, which is no change.
  for (const end of ['unmute', 'mute']) some((await owner('POST', `${members}/${id}/${end}`)).member)
  some((await owner('GET', `${members}/${id}/audit`)).entries)
  some((await owner('POST', '/members/v1/community/audit/query', {})).entries)
  const me = ((await ask('GET', `${members}/my`)).member as { id: string }).id
  some((await owner('GET', `${members}/${me}/sessions`)).sessions)
  some((await owner('GET', `${members}/${me}/sign-ins`)).signIns)
  some((await owner('GET', `${members}/${id}/deletion`)).deletion)
  expect(await owner('POST', `${members}/${id}/sessions/end`)).toEqual({ ended: expect.any(Number) })
  some((await ask('POST', `${members}/my/export`)).url)
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  some((await ask('POST', `${members}/my/picture`, { kind: 'COVER', data: dot })).member)
  some((await ask('DELETE', `${members}/my/picture?kind=COVER`)).member)
  const preferences = `${members}/my/communication-preferences`
  some((await ask('GET', preferences)).communicationPreferences)
  const asked = { communicationPreferences: { backInStock: true } }
  some((await ask('PATCH', preferences, asked)).communicationPreferences)
  const { jobId } = await owner('POST', `${members}/bulk/unmute-by-filter`, { filter: {} })
  some((await owner('GET', `${members}/bulk/jobs/${jobId}`)).job)
  some((await owner('GET', `${members}/bulk/jobs/${jobId}/results`)).results)
})

test('Orders are answered in every state', async () => {
  const { orders } = await ask('POST', '/ecom/v1/orders/search', { search: { cursorPaging: { limit: 100 } } })
  some(orders)
  const [{ id } = { id: '' }] = orders as { id: string }[]
  some((await ask('GET', `/ecom/v1/orders/${id}`)).order)
})

test('A guest’s order, by its number and e-mail', async () => {
  const { db } = site.platform.services
  const { id, number, email } = await db
    .selectFrom('orders')
    .select(['id', 'number', 'email'])
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
  await db.updateTable('orders').set({ memberId: null }).where('id', '=', id).execute()
  const asked = { number: String(number), email }
  const { accessToken } = await ask('POST', '/ecom/v1/orders/look-up', asked)
  some(accessToken)
  some((await ask('POST', '/ecom/v1/orders/look-up/order', { accessToken })).order)
})

test('Points answer as documented', async () => {
  some((await ask('GET', '/loyalty-accounts/v1/accounts/my-account')).account)
  const transactions = '/loyalty-transactions/v1/loyalty-transactions/query'
  some((await ask('POST', transactions, page)).loyaltyTransactions)
  some((await ask('GET', '/loyalty-programs/v1/program')).loyaltyProgram)
  some((await ask('GET', '/loyalty-tiers/v1/tiers')).tiers)
  some((await ask('GET', '/_api/loyalty-earning-rules/v1/earning-rules/rules')).earningRules)
  const follow = { followedChannel: { channel: 'X' } }
  some((await ask('POST', '/loyalty-social-media/v1/followed-channels', follow)).followedChannel)
  some((await ask('GET', '/loyalty-social-media/v1/followed-channels')).followedChannels)
  const reward = {
    name: 'Free delivery',
    active: true,
    couponReward: { freeShipping: { configsByTier: [{ costInPoints: 50 }] } },
  }
  some((await ask('POST', '/loyalty-rewards/v1/rewards', { reward }, site.ownerKey)).reward)
  const [bought] = (await ask('GET', '/loyalty-rewards/v1/rewards')).rewards as { id: string }[]
  const imports = '/_api/loyalty-imports/v1/loyalty-imports'
  some((await ask('POST', `${imports}/wixmp-upload-url`, {}, site.ownerKey)).uploadUrl)
  const rule = { type: 'BIRTHDAY', earningRule: { fixedAmount: { configs: [{ points: 5 }] } } }
  const rules = '/_api/loyalty-earning-rules/v1/earning-rules'
  some((await ask('POST', `${rules}/custom`, rule, site.ownerKey)).earningRule)
  const coupons = '/loyalty-coupons/v1/coupons'
  some((await ask('POST', `${coupons}/redeem-my-coupon`, { rewardId: bought?.id })).coupon)
  const [coupon] = (await ask('GET', `${coupons}/my-coupons`)).loyaltyCoupons as { id: string }[]
  some((await ask('GET', `${coupons}/${coupon?.id}`, undefined, site.ownerKey)).loyaltyCoupon)
  some((await ask('POST', `${coupons}/query`, page, site.ownerKey)).loyaltyCoupons)
  some((await ask('POST', `${coupons}/return-my-coupon`, { loyaltyCouponId: coupon?.id })).coupon)
  some((await ask('GET', '/loyalty-coupons/v1/bulk/coupons', undefined, site.ownerKey)).couponsInSite)
  some((await ask('GET', '/loyalty-rewards/v1/bulk/rewards', undefined, site.ownerKey)).rewardsInSite)
})

test("The owner's accounts, tiers and program", async () => {
  const owner = (method: string, path: string, body?: object) => ask(method, path, body, site.ownerKey)
  const accounts = '/loyalty-accounts/v1/accounts'
  const search = { search: { expression: 'ada' }, aggregations: [] }
  const found = await owner('POST', `${accounts}/search`, { search })
  some(found.accounts)
  const [{ id, memberId } = { id: '', memberId: '' }] = found.accounts as { id: string; memberId: string }[]
  some((await owner('POST', `${accounts}/query`, page)).loyaltyAccounts)
  some((await owner('GET', accounts)).accounts)
  some((await owner('GET', `${accounts}/${id}`)).account)
  some((await owner('GET', `${accounts}/fetch-by?memberId=${memberId}`)).account)
  some((await owner('POST', `${accounts}/count`, {})).count)
  some((await owner('GET', `${accounts}/program-totals`)).tierTotals)
  some((await owner('GET', `${accounts}/points-over-time`)).months)
  const earned = { amount: 1, appId: 'till', idempotencyKey: 'once' }
  const { transactionId } = await owner('POST', `${accounts}/${id}/earn-points`, earned)
  const transactions = '/loyalty-transactions/v1/loyalty-transactions'
  some((await owner('GET', `${transactions}/${transactionId}`)).loyaltyTransaction)
  some((await owner('POST', `${accounts}/${id}/adjust-points`, { amount: 1 })).account)
  some(await owner('POST', `${accounts}/bulk-adjust/preview`, { amount: 1 }))
  const { asyncJobId } = await owner('POST', `${accounts}/bulk-adjust`, { amount: 1 })
  some((await owner('GET', `${accounts}/bulk-adjust/${asyncJobId}`)).bulkAdjustment)
  some((await owner('GET', `${accounts}/bulk-adjust/${asyncJobId}/results`)).results)
  some((await owner('GET', '/loyalty-tiers/v1/tiers/program')).programSettings)
  some((await owner('GET', '/loyalty-programs/v1/bulk/programs')).programInSites)
})

test('A cart with a coupon, its estimate, its checkout and the way to pay it', async () => {
  const query = { query: { filter: { slug: 'studio-overshirt' } } }
  const { products } = await ask('POST', '/stores-reader/v1/products/query-platformized', query)
  const [shirt] = products as { id: string; variants: { id: string; stock: { inStock: boolean } }[] }[]
  const variantId = shirt?.variants.find(({ stock }) => stock.inStock)?.id
  const catalogReference = { catalogItemId: shirt?.id, appId: STORES_APP_ID, options: { variantId } }
  const lineItems = [{ catalogReference, quantity: 2 }]
  some((await ask('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems })).cart)
  some((await ask('PATCH', '/ecom/v1/carts/current', { couponCode: 'WELCOME10' })).cart)
  const wanted = { shippingAddress: address, calculateTax: true, calculateShipping: true }
  some(await ask('POST', '/ecom/v1/carts/current/estimate-totals', wanted))
  const { checkoutId } = await ask('POST', '/ecom/v1/carts/current/create-checkout', {
    channelType: 'WEB',
    shippingAddress: address,
    selectedShippingOption: { code: 'standard' },
  })
  some((await ask('GET', `/ecom/v1/checkouts/${checkoutId}`)).checkout)
  const { redirectSession } = await ask('POST', '/_api/redirects-api/v1/redirect-session', {
    ecomCheckout: { checkoutId },
  })
  some(redirectSession)
})

test("The owner's orders, drafts, checkouts, templates and settings, and what was left", async () => {
  const owner = (method: string, path: string, body?: object) => ask(method, path, body, site.ownerKey)
  const price = { amount: '9.00' }
  const itemType = { preset: 'SERVICE' }
  const line = { productName: { original: 'Repair' }, itemType, quantity: 1, price }
  const given = {
    channelInfo: { type: 'WEB' },
    lineItems: [line],
    priceSummary: { subtotal: price, total: price },
  }
  const { order } = (await owner('POST', '/ecom/v1/orders', { order: given })) as { order: { id: string } }
  some(order)
  const { draftOrder } = await owner('POST', '/ecom/v1/draft-orders', { orderId: order.id })
  some(draftOrder)
  expect(await owner('GET', `/ecom/v1/draft-orders/draftability/${order.id}`)).toEqual({
    draftable: true,
    nonDraftableReasons: [],
  })
  const custom = { price: '9.00', quantity: 1, productName: { original: 'Repair' }, itemType }
  const customLineItems = [custom]
  some((await owner('POST', '/ecom/v1/checkouts', { channelType: 'POS', customLineItems })).checkout)
  some(await owner('POST', '/ecom/v1/calculate-totals', { customLineItems }))
  some((await owner('POST', '/ecom/v1/carts', { customLineItems })).cart)
  const checkoutTemplate = { customLineItems }
  some((await owner('POST', '/ecom/v1/checkout-templates', { checkoutTemplate })).checkoutTemplate)
  some((await owner('GET', '/ecom/v1/checkout-settings')).checkoutSettings)
  some((await owner('GET', `/ecom/v1/payments/orders/${order.id}`)).orderTransactions)
  const queried = await owner('POST', '/v1/abandonedCarts/query', {})
  expect(queried).toHaveProperty('totalResults')
})

test("A second factor: chosen, asked, proven; and the member's own factors and sessions", async () => {
  const email = `${crypto.randomUUID()}+mfa@example.test`
  const visitor = (await anonymous(site)).access_token
  const login = { loginId: { email }, password: 'correct horse' }
  const choice = await ask('POST', '/_api/iam/authentication/v2/register', login, visitor)
  some(choice)
  expect(choice).toHaveProperty('requireMfaData.reason', 'USER_SETTINGS')
  const verify = (body: object) =>
    ask('POST', '/_api/iam/authentication/v2/EMAIL/verify', { rememberThisDevice: true, ...body }, visitor)
  const challenge = await verify({ stateToken: choice.stateToken, emailData: {} })
  some(challenge)
  expect(challenge).toHaveProperty('mfaChallengeData.verificationChallengeData.hint')
  const { code } = (await (await site.fetch(`${site.url}/_dev/mailbox/${email}`)).json()) as { code: string }
  const done = await verify({ stateToken: challenge.stateToken, emailData: { code } })
  some(done)
  expect(done).toHaveProperty('additionalData.deviceToken.strValue')
  const { access_token } = await exchange(site, visitor, String(done.sessionToken))
  const enrolled = await ask('POST', '/_api/iam/security/v1/factors/TOTP/enroll', {}, access_token)
  expect(enrolled).toHaveProperty('totp.uri')
  expect(await ask('GET', '/_api/iam/security/v1/factors', undefined, access_token)).toEqual({ factors: [] })
  expect(await ask('GET', '/_api/iam/security/v1/sessions', undefined, access_token)).toMatchObject({
    sessions: [{ current: true }],
  })
})

test('An identity, by an app that signs somebody on', async () => {
  const body = { loginId: { email: `${crypto.randomUUID()}@example.test` }, verifyEmail: true }
  const { identity, sessionToken } = await ask(
    'POST',
    '/_api/iam/authentication/v2/sign-on',
    body,
    site.ownerKey,
  )
  some(identity)
  expect(sessionToken).toEqual(expect.any(String))
})

test.each([
  ['discountRules', '/ecom/v1/discount-rules'],
  ['coupons', '/stores/v2/coupons'],
  ['additionalFees', '/ecom/v1/additional-fees'],
  ['deliveryRegions', '/ecom/v1/delivery-regions'],
  ['businessLocations', '/ecom/v1/business-locations'],
  ['taxGroups', '/billing/v1/tax-groups'],
  ['taxRegions', '/billing/v1/tax-regions'],
  ['taxRates', '/billing/v1/tax-rates'],
  ['giftCards', '/gift-cards/v1/gift-cards'],
  ['memberships', '/memberships/v1/memberships'],
])('The terms of a sale answer the owner as documented: %s', async (many, path) => {
  const answer = await ask('POST', `${path}/query`, page, site.ownerKey)
  some(answer[many])
  const [{ id } = { id: '' }] = answer[many] as { id: string }[]
  some(Object.values(await ask('GET', `${path}/${id}`, undefined, site.ownerKey))[0])
})

test('Carriers answer as documented', async () => {
  some((await ask('GET', '/ecom/v1/carriers', undefined, site.ownerKey)).carriers)
})

test('Delivery methods answer their texts as documented', async () => {
  const { shippingOptions } = await ask('GET', '/ecom/v1/shipping-options/query', undefined, site.ownerKey)
  for (const { id } of shippingOptions as { id: string }[])
    some((await ask('GET', `/ecom/v1/delivery-terms/${id}`, undefined, site.ownerKey)).deliveryTerms)
})

test('How taxes are found', async () => {
  some((await ask('GET', '/billing/v1/tax-settings', undefined, site.ownerKey)).taxSettings)
})

test('The library of files', async () => {
  const owner = (method: string, path: string, body?: object) => ask(method, path, body, site.ownerKey)
  const files = '/site-media/v1/files'
  const told = { mimeType: 'text/plain', fileName: 'note.txt', private: true }
  const { uploadUrl } = await owner('POST', `${files}/generate-upload-url`, told)
  const sent = await site.fetch(String(uploadUrl), { method: 'PUT', body: 'A note' })
  const { file } = (await sent.json()) as { file: { id: string } }
  some((await owner('GET', `${files}/get-file-by-id?fileId=${file.id}`)).file)
  some((await owner('POST', `${files}/search`, { private: true })).files)
  some((await owner('PATCH', `${files}/${file.id}`, { file: { id: file.id, labels: ['notes'] } })).file)
  some((await owner('POST', `${files}/generate-download-url`, { fileId: file.id })).downloadUrls)
  const { folder } = await owner('POST', '/site-media/v1/folders', { displayName: 'Notes' })
  some((await owner('GET', '/site-media/v1/folders')).folders)
  const { id } = folder as { id: string }
  some(
    (await owner('PATCH', `/site-media/v1/folders/${id}`, { folder: { id, displayName: 'Texts' } })).folder,
  )
})

test('Products from files and into files', async () => {
  const owner = (method: string, path: string, body?: object) => ask(method, path, body, site.ownerKey)
  const imports = '/stores/v1/catalog-imports'
  const told = { mimeType: 'text/csv', fileName: 'goods.csv', private: true }
  const { uploadUrl } = await owner('POST', '/site-media/v1/files/generate-upload-url', told)
  const body = 'handleId,name,price\nanswered,Answered,5\n,No handle,5\n'
  const { file } = (await (await site.fetch(String(uploadUrl), { method: 'PUT', body })).json()) as {
    file: { id: string }
  }
  const { catalogImport } = await owner('POST', imports, { fileId: file.id })
  const { id } = catalogImport as { id: string }
  await workCatalogImports(site.platform.services)
  some((await owner('GET', `${imports}/${id}`)).catalogImport)
  some((await owner('POST', `${imports}/query`, page)).catalogImports)
  some((await owner('GET', `${imports}/columns`)).columns)
  some(await owner('POST', `${imports}/${id}/dry-run`, {}))
  some((await owner('POST', `${imports}/${id}/execute`, {})).catalogImport)
  await workCatalogImports(site.platform.services)
  await owner('POST', `${imports}/${id}/errors/query`, {})
  some((await owner('GET', `${imports}/${id}/error-file-url`)).url)
  some((await owner('POST', '/stores/v1/catalog-exports', {})).url)
})
