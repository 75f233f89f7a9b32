import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { address, orderIdOf, Shopper } from '../../dev/testing/shopper.ts'

let { site, lamp, staff } = {} as LampShop

beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop({ quantity: 100 }))
})
afterAll(() => site.close())

async function opened(changes: object = {}) {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, 2)
  const id = await shopper.checkout(changes)
  return { shopper, id, page: await shopper.hostedAddress(id) }
}
const get = async (path: string) => (await site.fetch(new URL(path, site.url))).text()

it('The checkout lists every fault at once, each with its field and how it is written', async () => {
  const { shopper, page } = await opened()
  const answer = await shopper.pay(page, '60.00', 'approved', {
    email: 'ada@',
    firstName: '',
    postalCode: '94',
    phone: 'call me',
    tip: 'custom',
    tipAmount: 'much',
  })
  expect(answer.status).toBe(422)
  const text = await answer.text()
  expect(text).toMatch(/role="alert" tabindex="-1" autofocus/)
  for (const link of [
    '<a href="#email">Email: Enter a complete email address.</a>',
    '<a href="#firstName">First name: This field is required.</a>',
    '<a href="#postalCode">ZIP code: Use the format 95014.</a>',
    '<a href="#phone">Phone number: Use only digits',
    '<a href="#tipAmount">Tip: Use the format 4.50.</a>',
  ])
    expect(text).toContain(link)
  expect(text).toMatch(
    /id="postalCode"[^>]* value="94"[^>]* aria-invalid="true" aria-describedby="postalCode-fault"/,
  )
})

it('The checkout answers what was kept by an address that may be reloaded, with the payment still chosen', async () => {
  const { shopper, page } = await opened()
  const kept = await shopper.pay(page, '60.00', 'offline', { intent: 'update', city: 'Berkeley' })
  expect(kept.status).toBe(303)
  const text = await get(kept.headers.get('location') ?? '')
  expect(text).toContain('value="Berkeley"')
  expect(text).toMatch(/value="offline" checked/)
})

it('The checkout lets go what another country does not ask for, and says what a total was', async () => {
  const { shopper, id, page } = await opened()
  const moved = { country: 'GB', city: 'London', postalCode: 'SW1A 1AA' }
  const answer = await shopper.pay(page, '55.00', 'approved', moved)
  const text = await answer.text()
  expect(text).not.toContain('name="subdivision"')
  const { checkout } = (await shopper.call('GET', `/ecom/v1/checkouts/${id}`)).body
  expect(checkout.shippingInfo.shippingDestination.address).toMatchObject({ country: 'GB', city: 'London' })
  expect(checkout.shippingInfo.shippingDestination.address.subdivision ?? null).toBeNull()
  const back = await shopper.pay(page, '55.00')
  expect(await back.text()).toContain('The total changed from $55.00 to $60.00.')
})

it('The checkout takes a Brazilian’s tax id, and refuses one that cannot be', async () => {
  const { shopper, id, page } = await opened()
  const brazil = {
    ...address,
    country: 'BR',
    subdivision: 'BR-SP',
    city: 'São Paulo',
    postalCode: '01310-100',
  }
  const wrong = await shopper.pay(page, '60.00', 'approved', { ...brazil, vatId: '123.456.789-00' })
  expect(await wrong.text()).toContain('CPF or CNPJ: Enter a valid CPF or CNPJ.')
  await shopper.pay(page, '60.00', 'approved', { ...brazil, intent: 'update', vatId: '529.982.247-25' })
  const { checkout } = (await shopper.call('GET', `/ecom/v1/checkouts/${id}`)).body
  expect(checkout.shippingInfo.shippingDestination.contactDetails.vatId).toMatchObject({ type: 'CPF' })
})

it('The checkout asks for company and tax id where the merchant does, and keeps them on the order', async () => {
  const settings = async (checkoutFields: object) => {
    const { status } = await staff('PATCH', '/ecom/v1/checkout-settings', {
      checkoutSettings: { checkoutFields },
    })
    expect(status).toBe(200)
  }
  await settings({ company: 'REQUIRED', taxId: 'OPTIONAL' })
  const { shopper, page } = await opened()
  expect(await get(page.href)).toMatch(/name="company"[^>]*aria-required="true"/)
  const missing = await shopper.pay(page, '60.00')
  expect(await missing.text()).toContain('<a href="#company">Company: This field is required.</a>')
  const london = {
    country: 'GB',
    subdivision: '',
    city: 'London',
    postalCode: 'SW1A 1AA',
    company: 'Lamps Ltd',
  }
  const wrong = await shopper.pay(page, '60.00', 'approved', { ...london, vatId: 'GB980780685' })
  expect(await wrong.text()).toContain('<a href="#vatId">VAT ID: Check this field and try again.</a>')
  const right = { company: 'Lamps Ltd', vatId: '12-3456789' }
  const paid = await shopper.pay(page, '60.00', 'approved', right)
  const { order } = (await shopper.call('GET', `/ecom/v1/orders/${orderIdOf(paid)}`)).body
  expect(order.billingInfo.contactDetails).toMatchObject({
    company: 'Lamps Ltd',
    vatId: { id: '12-3456789', type: 'UNSPECIFIED' },
  })
  await settings({ company: 'HIDDEN', taxId: 'HIDDEN' })
})

it('A bill that goes elsewhere keeps its own company and tax id, and takes those that it lacks', async () => {
  const paidWith = async (billing: object, typed: Record<string, string>) => {
    const { shopper, id, page } = await opened()
    const billingInfo = {
      address: { ...address, addressLine: '9 Office Park' },
      contactDetails: { firstName: 'Ada', lastName: 'Lovelace', ...billing },
    }
    await shopper.call('PATCH', `/ecom/v1/checkouts/${id}`, { checkout: { billingInfo } })
    const paid = await shopper.pay(page, '60.00', 'approved', typed)
    const { order } = (await shopper.call('GET', `/ecom/v1/orders/${orderIdOf(paid)}`)).body
    return order.billingInfo
  }
  const vatId = { id: '12-3456789', type: 'UNSPECIFIED' }
  expect(await paidWith({ company: 'Lamps Ltd', vatId }, { company: '', vatId: '' })).toMatchObject({
    ...{ address: { addressLine: '9 Office Park' } },
    contactDetails: { company: 'Lamps Ltd', vatId },
  })
  expect(await paidWith({}, { company: 'Soap Ltd', vatId: '98-7654321' })).toMatchObject({
    contactDetails: { company: 'Soap Ltd', vatId: { id: '98-7654321' } },
  })
})

it('A tax id that nobody is asked for goes with the country that it is of', async () => {
  const { shopper, id, page } = await opened()
  const berlin = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Am Ufer 1' }
  const vatId = { id: 'DE811907980', type: 'UNSPECIFIED' }
  const contactDetails = { firstName: 'Ada', lastName: 'Lovelace', vatId }
  await shopper.call('PATCH', `/ecom/v1/checkouts/${id}`, {
    checkout: { shippingInfo: { shippingDestination: { address: berlin, contactDetails } } },
  })
  expect(await get(page.href)).toContain('name="vatId" value="DE811907980"')
  const vienna = { ...berlin, country: 'AT', city: 'Wien', postalCode: '1010', intent: 'update' }
  const refused = await shopper.pay(page, '60.00', 'approved', { ...vienna, vatId: 'DE811907980' })
  expect([refused.status, await refused.text()]).toEqual([422, expect.not.stringContaining('name="vatId"')])
  expect((await shopper.pay(page, '60.00', 'approved', vienna)).status).toBe(303)
})

it('The checkout takes a coupon off that ended meanwhile, says so, and lets one pay', async () => {
  const { db } = site.platform.services
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, 2)
  const id = await shopper.checkout()
  await shopper.call('PATCH', `/ecom/v1/checkouts/${id}`, { checkout: {}, couponCode: 'TENTH' })
  const page = await shopper.hostedAddress(id)
  expect(await (await site.fetch(page)).text()).toContain('TENTH')
  await db.updateTable('coupons').set({ active: false }).where('code', '=', 'TENTH').execute()
  const told = await shopper.pay(page, '54.50')
  const text = await told.text()
  expect(text).toContain('discount code TENTH no longer applies')
  expect(text).toContain('Pay $60.00')
  const paid = await shopper.pay(page, '60.00', 'review')
  expect(paid.status).toBe(303)
  const thanks = await get(paid.headers.get('location') ?? '')
  for (const words of ['Thank you', 'reviewing your payment', 'Lamp', '$60.00', 'Oakland'])
    expect(thanks).toContain(words)
  expect((await site.fetch(page, { redirect: 'manual' })).status).toBe(200)
  expect(orderIdOf(await shopper.pay(page, '60.00'))).toBe(orderIdOf(paid))
})
