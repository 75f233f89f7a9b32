import { afterEach, expect, test, vi } from 'vitest'
import type { Boot } from '../../common/boot.ts'
import { countVisit, sourceOfVisit } from './visit.ts'
import { watchPages } from './visited-pages.ts'

const shop = 'https://shop.example'
const platform = 'https://platform.example'
const of = (referrer: string, path = '/', type = 'navigate') =>
  sourceOfVisit({ referrer, url: `${shop}${path}`, type }, [platform])

test.each([
  ['DIRECT', '', '/'],
  ['SEARCH', 'https://www.google.co.uk/', '/'],
  ['SOCIAL', 'https://t.co/', '/products'],
  ['EMAIL', '', '/?utm_medium=Email'],
  ['EMAIL', 'https://mail.google.com/', '/'],
  ['REFERRAL', 'https://gmail.example/', '/'],
  ['AD', 'https://www.google.com/', '/?gclid=1'],
  ['REFERRAL', 'https://notgoogle.example/', '/'],
  [null, `${shop}/products`, '/products/vase'],
  [null, `${platform}/_hosted/login`, '/'],
])('The source is %s after %s at %s', (source, referrer, path) => {
  expect(of(referrer, path)).toBe(source)
})

test('A page that is loaded again or gone back to begins no visit', () => {
  expect(of('', '/', 'reload')).toBeNull()
  expect(of('https://www.google.com/', '/', 'back_forward')).toBeNull()
})

afterEach(() => vi.unstubAllGlobals())

/** Opens a product page, and goes on to another. */
function visit(boot: Partial<Boot> = {}, asks: object = {}) {
  const told: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    told.push([url, JSON.parse(body)])
    return new Response()
  })
  vi.stubGlobal('navigator', asks)
  vi.stubGlobal('performance', { now: () => 1, getEntriesByType: () => [{ type: 'navigate' }] })
  vi.stubGlobal('document', { referrer: '' })
  vi.stubGlobal('location', { href: `${shop}/products/vase` })
  const matches = [{ route: { handle: { module: 'catalog' }, path: 'products/:slug' } }]
  const pages = watchPages({ state: { matches }, subscribe: () => undefined })
  const page = { kind: 'module', module: 'catalog' } as const
  countVisit({ platformUrl: platform, page, ...boot } as Boot, pages)
  return told
}

test('A visit and its first product are told, with the kind of source alone', () => {
  const to = `${platform}/analytics/v1/visits`
  expect(visit()).toEqual([
    [to, { step: 'VISIT', source: 'DIRECT' }],
    [to, { step: 'PRODUCT', source: 'DIRECT' }],
  ])
})

test('Nothing is told of whoever asks not to be followed, of the admin, of previews and of personal pages, nor to a platform without visits', () => {
  expect(visit({ isUncounted: true })).toEqual([])
  expect(visit({}, { doNotTrack: '1' })).toEqual([])
  expect(visit({}, { globalPrivacyControl: true })).toEqual([])
  expect(visit({ manage: [] })).toEqual([])
  expect(visit({ preview: {} as never })).toEqual([])
  expect(visit({ page: { kind: 'module', module: 'account', isPersonal: true } })).toEqual([])
})
