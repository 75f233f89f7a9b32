import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { updateMyCommunicationPreferences } from '@galleria/platform-client/communication-preferences'
import { queryProducts } from '@galleria/platform-client/products'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifyMe } from './notify-me.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
})
afterAll(() => site.close())

test('A member who switched such letters off is told so, and not that something broke', async () => {
  const { email, accessToken } = await site.signUp()
  const client = createPlatformClient({
    ...{ baseUrl: site.url, fetch: site.fetch },
    getAuthHeaders: async () => ({ authorization: accessToken }),
  })
  const { products } = await queryProducts(client, { query: { paging: { limit: 100 } } })
  const soldOut = products.find(({ stock }) => stock.inventoryStatus === 'OUT_OF_STOCK')
  const form = new FormData()
  form.set('productId', soldOut?.id ?? '')
  form.set('variantId', soldOut?.variants[0]?.id ?? '')
  form.set('email', email)
  expect(await notifyMe(client, form)).toEqual({ email })
  await updateMyCommunicationPreferences(client, { communicationPreferences: { backInStock: false } })
  expect(await notifyMe(client, form)).toEqual({ email, problem: 'refused' })
})
