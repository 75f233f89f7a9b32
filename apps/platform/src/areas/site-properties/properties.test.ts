import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { queryAuditEntries } from '@galleria/platform-client/audit-log'
import { getSiteProperties, updateSiteProperties } from '@galleria/platform-client/site-properties'
import { createTaxRegion, queryTaxRegions, updateTaxRegion } from '@galleria/platform-client/tax'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, expect, test } from 'vitest'
import { twoServers } from '../../dev/scale/two-servers.ts'
import { furnishShop, stockProduct } from '../../dev/testing/shop.ts'
import { Shopper } from '../../dev/testing/shopper.ts'
import { openStoreWithOwner } from '../../dev/testing/store-with-owner.ts'
import { keepProperties, refreshConfig } from './live-config.ts'
import { findSiteProperties } from './store.ts'

const { site, owner, client } = await openStoreWithOwner({ seed: 'none' })
await furnishShop(site.platform.services.db)
afterAll(() => site.close())

const business = {
  siteDisplayName: 'Casa Lumière',
  businessName: 'Lumière Handels GmbH',
  email: 'hello@lumiere.test',
  phone: '+49 40 1234567',
  address: { addressLine: 'Lagerweg 3', city: 'Hamburg', postalCode: '20095', country: 'DE' },
}

/** Code of a refusal, or the paths of its violations. */
async function refusal(work: Promise<unknown>) {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!isPlatformError(error)) throw error
  return error.code ?? error.violations.map(({ field }) => field)
}

const change = (by: PlatformClient, properties: Parameters<typeof updateSiteProperties>[1]['properties']) =>
  updateSiteProperties(by, { properties })

test('The name, the business and its tax number stand in letters, hosted pages, invoices and packing slips', async () => {
  await change(client, business)
  expect((await getSiteProperties(client, undefined)).properties).toMatchObject(business)
  const shopper = await Shopper.visitor(site)
  await shopper.add(await stockProduct(site.platform.services.db, { priceMinor: 2500, quantity: 9 }))
  const id = await shopper.checkout({ email: 'ada@lumiere.test' })
  const page = await shopper.hostedAddress(id)
  expect(await (await site.fetch(page)).text()).toContain('Casa Lumière')
  const made = await shopper.call('POST', `/ecom/v1/checkouts/${id}/create-order`, {
    payment: { method: 'approved' },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const { orderId } = made.body
  const letters = await (await site.fetch(`${site.url}/_dev/mailbox/ada@lumiere.test`)).text()
  expect(letters).toContain('Casa Lumière')
  expect(letters).not.toContain('Galleria')
  const invoices = await owner.call('GET', `/ecom/v1/orders/${orderId}/invoices`)
  const slips = await owner.call('POST', '/ecom/v1/fulfillments/print-sheets', {
    kind: 'PACKING_SLIPS',
    orderIds: [orderId],
  })
  const [region] = (await queryTaxRegions(client, {})).taxRegions
  const taxId = 'CA 12-3456789'
  if (region)
    await updateTaxRegion(client, {
      taxRegion: { id: region.id, revision: region.revision ?? '', taxId },
    })
  else await createTaxRegion(client, { taxRegion: { country: 'US', name: 'USA', taxId } })
  expect(await pdfText(invoices.body.invoices[0].url)).toContain(`Tax ID ${taxId}`)
  for (const url of [invoices.body.invoices[0].url, slips.body.url]) {
    const text = await pdfText(url)
    for (const words of ['Casa Lumière', 'Lumière Handels GmbH', 'Lagerweg 3', 'Germany', '+49 40 1234567'])
      expect(text).toContain(words)
  }
})

async function pdfText(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await site.fetch(url)).arrayBuffer())
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text
}

test('A field is not overwritten by who saw another, while other fields are merged', async () => {
  const seen = await getSiteProperties(client, undefined)
  await change(client, { phone: '+49 40 7654321' })
  await updateSiteProperties(client, {
    properties: { address: { ...business.address, addressLine2: 'Hinterhof' } },
    seen: { address: seen.properties.address },
  })
  const { version, properties } = await getSiteProperties(client, undefined)
  expect(properties).toMatchObject({ phone: '+49 40 7654321', address: { addressLine2: 'Hinterhof' } })
  expect(version).toBe((seen.version ?? 0) + 2)
  for (const [name, value] of [
    ['phone', '+49 40 1111111'],
    ['address', { ...business.address, city: 'Kiel' }],
  ] as const)
    expect(
      await refusal(
        updateSiteProperties(client, {
          properties: { [name]: value },
          seen: { [name]: seen.properties[name] },
        }),
      ),
    ).toBe('REVISION_MISMATCH')
})

test('A wrong value is refused at its path, and nothing is saved', async () => {
  const before = await getSiteProperties(client, undefined)
  for (const [path, properties] of [
    ['properties.siteDisplayName', { siteDisplayName: ' ' }],
    ['properties.email', { email: 'hello' }],
    ['properties.phone', { phone: 'call us' }],
    ['properties.address.country', { address: { country: 'Germany' } }],
    ['properties.paymentCurrency', { paymentCurrency: 'XBT' }],
    ['properties.displayCurrencies[0].rate', { displayCurrencies: [{ currency: 'EUR', rate: 0 }] }],
    ['properties.displayCurrencies[0].currency', { displayCurrencies: [{ currency: 'USD', rate: 1 }] }],
    [
      'properties.displayCurrencies[1].currency',
      {
        displayCurrencies: [
          { currency: 'EUR', rate: 1 },
          { currency: 'EUR', rate: 2 },
        ],
      },
    ],
  ] as const)
    expect(await refusal(change(client, properties as object)), path).toEqual([path])
  expect(await getSiteProperties(client, undefined)).toEqual(before)
})

test('The log names who changed a property, with what it was before', async () => {
  await change(client, { weightUnit: 'LB' })
  const { entries } = await queryAuditEntries(client, {
    query: { filter: { operation: 'UpdateSiteProperties' }, cursorPaging: { limit: 1 } },
  })
  expect(entries[0]).toMatchObject({
    changes: [{ field: 'properties.weightUnit', before: 'KG', after: 'LB' }],
  })
})

test('Carts weigh in the unit that was chosen, and prices are shown in the chosen currencies alone', async () => {
  await change(client, { weightUnit: 'LB', displayCurrencies: [{ currency: 'CHF', rate: 0.8 }] })
  const shopper = await Shopper.visitor(site)
  await shopper.add(await stockProduct(site.platform.services.db, { priceMinor: 2500, quantity: 9 }))
  const shown = async (currency: string) =>
    (await shopper.call('GET', '/ecom/v1/carts/current', undefined, { 'x-wix-currency': currency })).body.cart
  const cart = await shown('CHF')
  expect(cart.weightUnit).toBe('LB')
  expect([cart.conversionCurrency, cart.lineItems[0].price.convertedAmount]).toEqual(['CHF', '20.00'])
  expect((await shown('EUR')).conversionCurrency).toBe('USD')
})

test('The currency is changed until there are orders, and while prices keep their decimals', async () => {
  expect(await refusal(change(client, { paymentCurrency: 'EUR' }))).toBe('CURRENCY_IN_USE')
  const two = await twoServers('none')
  try {
    await furnishShop(two.db)
    const [lamp, key] = [await stockProduct(two.db, { priceMinor: 2500, quantity: 9 }), site.ownerKey]
    const staff = new Shopper(two.a, key)
    const path = '/site-properties/v4/properties'
    const wrong = await staff.call('PATCH', path, { properties: { paymentCurrency: 'JPY' } })
    expect(wrong.body.details.applicationError.code).toBe('CURRENCY_DECIMALS_DIFFER')
    const shopper = await Shopper.visitor(two.a)
    await shopper.add(lamp)
    const { properties } = (await staff.call('PATCH', path, { properties: { paymentCurrency: 'EUR' } })).body
    expect(properties).toMatchObject({ paymentCurrency: 'EUR', displayCurrencies: [] })
    // The other server follows within a second.
    await refreshConfig(two.other)
    const { cart } = (await new Shopper(two.b, shopper.token).cart()).body
    expect([cart.currency, cart.lineItems[0].price.formattedAmount]).toEqual(['EUR', '€25.00'])
    for (const table of ['cartLines', 'variants', 'products', 'coupons'] as const)
      await two.db.deleteFrom(table).execute()
    const toYen = async () => {
      const { status, body } = await staff.call('PATCH', path, { properties: { paymentCurrency: 'JPY' } })
      return body.details?.applicationError?.code ?? status
    }
    // Shipping rates and loyalty rules have amounts too.
    expect(await toYen()).toBe('CURRENCY_DECIMALS_DIFFER')
    await two.db.deleteFrom('shippingOptions').execute()
    const rule = { title: 'Orders', triggerActivityType: 'PURCHASE', status: 'ACTIVE', points: 1 }
    await two.db
      .insertInto('loyaltyEarningRules')
      .values({ ...rule, id: crypto.randomUUID(), moneyMinor: 100, revision: 1 })
      .execute()
    expect(await toYen()).toBe('CURRENCY_DECIMALS_DIFFER')
    await two.db.deleteFrom('loyaltyEarningRules').execute()
    expect(await toYen()).toBe(200)
  } finally {
    await two.close()
  }
})

test('A server keeps the newest properties, even if an older answer comes after', async () => {
  const { db, config, siteCache } = site.platform.services
  await change(client, { siteDisplayName: 'Old name' })
  const old = await findSiteProperties(db)
  await change(client, { siteDisplayName: 'New name' })
  keepProperties({ siteCache }, old)
  expect(config.storeName).toBe('New name')
})
