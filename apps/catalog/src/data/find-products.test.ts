import { openShop } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import type { PlatformClient } from '@galleria/platform-client'
import { queryProducts } from '@galleria/platform-client/products'
import { afterAll, expect, test } from 'vitest'
import { emptyListing } from '../rules/listing/listing.ts'
import { findProducts } from './find-products.ts'

const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())

test('Products that match are shown where those beside them cannot be had', async () => {
  const { client } = openShop(site)
  const [wanted] = (await queryProducts(client, { query: { paging: { limit: 1 } } })).products
  let refused = 0
  const failing = ((call, input, options) => {
    if (!JSON.stringify(input).includes('"mode":"OR"')) return client.send(call, input, options)
    refused += 1
    return Promise.reject(new Error('The platform is away.'))
  }) as PlatformClient['send']
  const asked = { listing: emptyListing, term: wanted?.name ?? '' }
  const found = await findProducts({ ...client, send: failing }, asked, AbortSignal.timeout(10_000))
  expect(refused).toBe(1)
  expect(found.products.map(({ id }) => id)).toContain(wanted?.id)
  expect(found.alike).toEqual([])
})
