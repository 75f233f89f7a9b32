import { openShop } from '@galleria/federation/testing'
import { english } from '@galleria/i18n'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { getMyMember, updateMember } from '@galleria/platform-client/members'
import { expect, test } from 'vitest'
import { emptyAddressForm } from '../rules/checkout/address-fields.ts'
import { withKnownBuyer } from './known-buyer.ts'
import { saveAddress } from './save-address.ts'

const albany = {
  ...emptyAddressForm,
  addressLine: '1 Main St',
  city: 'Albany',
  subdivision: 'US-NY',
  postalCode: '12207',
}

test('A member’s address is saved once, and the next checkout offers it', async () => {
  const site = await createTestPlatform({ seed: 'small' })
  const { accessToken } = await site.signUp()
  const client = createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    getAuthHeaders: async () => ({ authorization: accessToken }),
  })
  const member = { ...openShop(site).session, isMember: true }
  const { signal } = new AbortController()
  const known = async () =>
    (await withKnownBuyer(emptyAddressForm, client, member, signal, english)).addresses
  expect(await saveAddress(client, albany)).toBe(true)
  expect(await saveAddress(client, albany)).toBe(true)
  expect(await known()).toMatchObject([{ country: 'US', addressLine: '1 Main St', subdivision: 'US-NY' }])
  const before = (await getMyMember(client, { fieldsets: ['FULL'] })).member
  const [first] = before.contact?.addresses ?? []
  const tags = { addresses: { [first?.id ?? '']: 'SHIPPING' } }
  const phones = ['+1 555 0100']
  await updateMember(client, { member: { id: before.id, contact: { phones, tags } } })
  expect(await saveAddress(client, { ...albany, addressLine: '2 Main St' })).toBe(true)
  expect(await known()).toHaveLength(2)
  const { contact } = (await getMyMember(client, { fieldsets: ['FULL'] })).member
  expect([contact?.phones, contact?.tags?.addresses]).toEqual([phones, tags.addresses])
  await site.close()
})

test('An address that cannot be saved holds up nothing', async () => {
  const down = async () => {
    throw new TypeError('Failed to fetch')
  }
  const client = createPlatformClient({ baseUrl: 'http://platform.test', fetch: down })
  expect(await saveAddress(client, albany)).toBe(false)
})
