import { languages } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseXml, textsOf } from '../testing/xml.ts'
import { headLinks } from './head-links.ts'
import { icons } from './icons/index.ts'
import { webManifest } from './manifest.ts'
import { openSearch } from './open-search.ts'

/** Members that browsers ask of a manifest before they offer to install it. */
const Manifest = z.strictObject({
  id: z.string().startsWith('/'),
  name: z.string().min(1),
  short_name: z.string().min(1).max(12),
  lang: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  start_url: z.string().startsWith('/'),
  scope: z.literal('/'),
  display: z.literal('minimal-ui'),
  theme_color: z.string().regex(/^#[\da-f]{6}$/),
  background_color: z.string().regex(/^#[\da-f]{6}$/),
  icons: z.array(
    z.strictObject({
      src: z.string().startsWith('/icons/'),
      sizes: z.string(),
      type: z.literal('image/png'),
      purpose: z.enum(['any', 'maskable']),
    }),
  ),
})

test.each(languages)(
  'The manifest in $code starts the shop in that language, with icons that are there',
  (language) => {
    const manifest = Manifest.parse(webManifest('Casa Lumière', language))
    expect(manifest).toMatchObject({
      ...{ lang: language.code, dir: language.direction, start_url: `${language.prefix}/` },
    })
    for (const { src, sizes } of manifest.icons) {
      const bytes = icons.get(src.slice('/icons/'.length))
      const [width, height] = [16, 20].map((at) => Buffer.from(bytes ?? []).readUInt32BE(at))
      expect(`${width}x${height}`).toBe(sizes)
    }
  },
)

test.each([
  ['Galleria', 'Galleria'],
  ['Casa Lumière', 'Casa Lumière'],
  ['The House of Light', 'The House of'],
  ['Donaudampfschifffahrt', 'Donaudampfsc'],
])('The name %s is %s under an icon', (name, short) => {
  expect(webManifest(name, languages[0] as never)).toMatchObject({ short_name: short })
})

test('The description of the search is XML that leads to the search in its language', () => {
  for (const language of languages) {
    const name = 'Cups & <Saucers> of the House'
    const shellUrl = `https://shop.test${language.prefix}`
    const document = parseXml(openSearch(name, shellUrl, language))
    expect(textsOf(document, 'ShortName')).toEqual(['Cups & <Saucers>'])
    expect(textsOf(document, 'Language')).toEqual([language.code])
    const [search] = document.getElementsByTagName('Url')
    expect(search?.getAttribute('template')).toBe(`${shellUrl}/search?q={searchTerms}`)
    expect(textsOf(document, 'Image')).toEqual(['https://shop.test/icons/icon-192.png'])
  }
})

test('A name cannot end the head of a page', () => {
  expect(headLinks('"><script>alert(1)</script>', { prefix: '/ar' })).not.toContain('<script')
})
