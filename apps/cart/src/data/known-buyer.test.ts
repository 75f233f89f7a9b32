import { openShop } from '@galleria/federation/testing'
import { english } from '@galleria/i18n'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { expect, test } from 'vitest'
import { emptyAddressForm } from '../rules/checkout/address-fields.ts'
import { withKnownBuyer } from './known-buyer.ts'

const signal = new AbortController().signal

test('A member finds their email in the form, a visitor an empty one', async () => {
  const site = await createTestPlatform({ seed: 'small' })
  const { email, accessToken } = await site.signUp()
  const client = createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    getAuthHeaders: async () => ({ authorization: accessToken }),
  })
  const { session } = openShop(site)
  const member = { ...session, isMember: true }
  expect(await withKnownBuyer(emptyAddressForm, client, member, signal, english)).toMatchObject({
    form: { email },
    addresses: [],
  })
  expect(await withKnownBuyer(emptyAddressForm, client, session, signal, english)).toMatchObject({
    form: emptyAddressForm,
  })
  const written = { ...emptyAddressForm, email: 'other@example.test' }
  expect(await withKnownBuyer(written, client, member, signal, english)).toMatchObject({ form: written })
  await site.close()
})

test('An address that the member has kept stands in the form, and can be picked', async () => {
  const site = await createTestPlatform({ seed: 'small' })
  const { accessToken } = await site.signUp()
  const kept = {
    country: 'US',
    subdivision: 'US-NY',
    city: 'Albany',
    postalCode: '12207',
    addressLine: '1 Main St',
  }
  // A member's addresses cannot be written on this platform yet: the hosted one answers them so (wire §4.6).
  const withAddress: typeof fetch = async (...request) => {
    const answer = await site.fetch(...request)
    const { member } = (await answer.json()) as { member: { contact: object } }
    const contact = { ...member.contact, addresses: [kept] }
    return Response.json({ member: { ...member, contact } })
  }
  const client = createPlatformClient({
    baseUrl: site.url,
    fetch: withAddress,
    getAuthHeaders: async () => ({ authorization: accessToken }),
  })
  const member = { ...openShop(site).session, isMember: true }
  const buyer = await withKnownBuyer(emptyAddressForm, client, member, signal, english)
  expect(buyer).toMatchObject({ form: kept, addresses: [kept] })
  await site.close()
})

test('A platform that is down leaves the form as it is', async () => {
  const down = async () => {
    throw new TypeError('Failed to fetch')
  }
  const client = createPlatformClient({ baseUrl: 'http://platform.test', fetch: down })
  const member = { isMember: true } as Parameters<typeof withKnownBuyer>[2]
  expect(await withKnownBuyer(emptyAddressForm, client, member, signal, english)).toMatchObject({
    form: emptyAddressForm,
  })
})
