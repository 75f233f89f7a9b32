import { renderModule } from '@galleria/federation/testing'
import { languageOf } from '@galleria/i18n'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { queryCollections } from '@galleria/platform-client/collections'
import {
  createContentPage,
  getContentPagePreview,
  publishContentPage,
  updateContentPage,
} from '@galleria/platform-client/content-pages'
import { queryProducts } from '@galleria/platform-client/products'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, expect, test } from 'vitest'
import { messages } from '../messages/index.ts'
import module from '../module.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = createPlatformClient({
  baseUrl: site.url,
  fetch: site.fetch,
  getAuthHeaders: async () => ({ authorization: site.ownerKey }),
})
afterAll(() => site.close())
afterEach(cleanup)
const LONG = { timeout: 30_000 }

const { products } = await queryProducts(store, { query: { paging: { limit: 2 } } })
const { collections } = await queryCollections(store, { query: { paging: { limit: 100 } } })
const filled = collections.filter(
  ({ id, numberOfProducts }) => id.length === 36 && (numberOfProducts ?? 0) > 0,
)
const gone = '00000000-0000-4000-8000-000000000000'
const section = (id: string, type: string, part: object = {}) => ({
  ...{ id, type, isHidden: false, title: '', text: '', label: '', to: '', ids: [], translations: {} },
  ...part,
})
/** The platform as a shopper's client asks it in a language. */
const askedIn = (code: string) => ({
  ...site,
  fetch: ((input, init) => {
    const request = new Request(input, init)
    request.headers.set('x-wix-linguist', code)
    return site.fetch(request)
  }) satisfies typeof fetch,
})
const picture = {
  id: 'p',
  url: 'https://media.example/autumn.jpg',
  width: 1600,
  height: 1200,
  altText: 'A vase',
}

test('The home page shows the sections that staff published, without what was deleted', async () => {
  const sections = [
    section('a', 'HERO', {
      title: 'Autumn',
      text: 'Warm things',
      label: 'Shop',
      to: '/products',
      picture,
      translations: { de: { altText: 'Eine Vase' } },
    }),
    section('b', 'PRODUCTS', { title: 'Picked', ids: [products[1]?.id, gone, products[0]?.id] }),
    section('c', 'PRODUCTS', { title: 'All gone', ids: [gone] }),
    section('d', 'COLLECTION', { ids: [filled[0]?.id] }),
    section('e', 'COLLECTIONS', { title: 'By subject', ids: [gone, filled[1]?.id] }),
    section('f', 'TEXT', { title: 'Made well', text: '<p>By <strong>hand</strong></p><script>x</script>' }),
    section('g', 'TEXT', { title: 'Hidden', isHidden: true }),
    section('h', 'JOURNAL'),
    section('i', 'NEWSLETTER', { title: 'Letters' }),
  ]
  const page = { kind: 'HOME', title: 'Home', seoTitle: 'A calm shop', sections } as const
  const made = (await createContentPage(store, { page })).page
  renderModule(module, { at: '/', platform: site })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Made for everyday living' }, LONG),
  ).toBeTruthy()
  cleanup()
  const { id, revision } = (await publishContentPage(store, { pageId: made.id, revision: made.revision }))
    .page
  renderModule(module, { at: '/', platform: site })
  expect(await screen.findByRole('heading', { level: 1, name: 'Autumn' }, LONG)).toBeTruthy()
  expect(document.title).toBe('A calm shop')
  expect(screen.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe('/products')
  const [first] = document.querySelectorAll('img')
  expect([first?.alt, first?.getAttribute('fetchpriority'), first?.sizes]).toEqual([
    'A vase',
    'high',
    '(min-width: 48rem) 50vw, 100vw',
  ])
  const picked = within(screen.getByRole('region', { name: 'Picked' })).getAllByRole('article')
  expect(picked.map((each) => within(each).getByRole('heading').textContent)).toEqual([
    products[1]?.name,
    products[0]?.name,
  ])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Picked',
    filled[0]?.name,
    'By subject',
    'Made well',
    'Letters',
  ])
  expect(screen.getByText('hand').tagName).toBe('STRONG')
  cleanup()
  for (const [code, alt, lang] of [
    ['de', 'Eine Vase', ''],
    ['ja', 'A vase', 'en'],
  ] as const) {
    await messages.load(code)
    renderModule(module, { at: '/', platform: askedIn(code), language: languageOf(`/${code}`) })
    await screen.findByRole('heading', { level: 1, name: 'Autumn' }, LONG)
    const [image] = document.querySelectorAll('img')
    expect([image?.alt, image?.lang], code).toEqual([alt, lang])
    cleanup()
  }

  const changed = { id, revision, sections: [section('a', 'HERO', { title: 'Winter' })] }
  await updateContentPage(store, { page: changed })
  const { token } = await getContentPagePreview(store, { pageId: id })
  renderModule(module, { at: `/pages/-/preview/${token}`, platform: site })
  expect(await screen.findByRole('heading', { level: 1, name: 'Winter' }, LONG)).toBeTruthy()
  expect(screen.getByText(/^Preview: shoppers don’t see this version/)).toBeTruthy()
}, 90_000)
