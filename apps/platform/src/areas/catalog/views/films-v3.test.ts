import { ProductV3 } from '@galleria/platform-client/entities/catalog-v3'
import { afterAll, expect, test } from 'vitest'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform } from '../../../dev/testing.ts'

const site = await createTestPlatform({ seed: 'full' })
afterAll(() => site.close())

test('A search of catalog V3 answers pictures and films in the shape that its entity has', async () => {
  const shopper = await Shopper.visitor(site)
  const films: object[] = []
  let cursor: string | undefined
  do {
    const search = { cursorPaging: { limit: 100, ...(cursor && { cursor }) } }
    const { status, body } = await shopper.call('POST', '/stores/v3/products/search', {
      search,
      fields: ['MEDIA_ITEMS_INFO'],
    })
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
    for (const product of body.products)
      for (const item of ProductV3.parse(product).media?.itemsInfo?.items ?? [])
        if (item.video) films.push(item.video)
    cursor = body.pagingMetadata.cursors?.next
  } while (cursor)
  expect(films.length).toBeGreaterThan(0)
  for (const { resolutions } of films as { resolutions: object[] }[])
    expect(Object.keys(resolutions[0] ?? {}).sort()).toEqual(['height', 'url', 'width'])
})
