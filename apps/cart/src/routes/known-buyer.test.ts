import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { expect, test } from 'vitest'
import { emptyAddressForm } from '../rules/address-form.ts'
import { withKnownBuyer } from './known-buyer.ts'
import { openShop } from './shopper.fixture.ts'

const signal = new AbortController().signal

test('a member finds their email in the form, a visitor an empty one', async () => {
  const site = await createTestPlatform({ seed: 'small' })
  const { email, accessToken } = await site.signUp()
  const client = createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    getAuthHeaders: async () => ({ authorization: accessToken }),
  })
  const { session } = openShop(site)
  const member = { ...session, isMember: true }
  expect(await withKnownBuyer(emptyAddressForm, client, member, signal)).toMatchObject({ email })
  expect(await withKnownBuyer(emptyAddressForm, client, session, signal)).toEqual(emptyAddressForm)
  const written = { ...emptyAddressForm, email: 'other@example.test' }
  expect(await withKnownBuyer(written, client, member, signal)).toEqual(written)
  await site.close()
})

test('a platform that is down leaves the form as it is', async () => {
  const down = async () => {
    throw new TypeError('Failed to fetch')
  }
  const client = createPlatformClient({ baseUrl: 'http://platform.test', fetch: down })
  const member = { isMember: true } as Parameters<typeof withKnownBuyer>[2]
  expect(await withKnownBuyer(emptyAddressForm, client, member, signal)).toEqual(emptyAddressForm)
})
