import { english, languageOf } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { offlinePage } from '../server/files/index.ts'
import { titleIn, withKeptPages } from './offline-page.ts'

test('The offline page names what is kept, whatever a title holds', () => {
  const { html } = offlinePage('Tom & Jerry <shop>', english)
  expect(html).toContain('<title>You’re offline · Tom &amp; Jerry &lt;shop&gt;</title>')
  const shown = withKeptPages(html, [
    { title: 'Moon <Jar> $& "1"', path: '/products/moon-jar?a=1&b=2' },
    { title: 'Cart', path: '/cart' },
  ])
  expect(shown).toContain(
    '<ul><li><a href="/products/moon-jar?a=1&amp;b=2">Moon &lt;Jar&gt; $&amp; &quot;1&quot;</a></li><li><a href="/cart">Cart</a></li></ul>',
  )
})

test('The list goes where nothing is kept', () => {
  const { html } = offlinePage('Galleria', languageOf('/ar'))
  expect(html).toContain('<html lang="ar" dir="rtl">')
  const shown = withKeptPages(html, [])
  expect(shown).not.toContain('<ul>')
  expect(shown).not.toContain('<!--')
  expect(shown).toContain('</main>')
})

test('A title is read from a page without its entities, and an address stands in for a missing one', () => {
  expect(titleIn('<head><title data-x="">Salt &amp; Pepper · Galleria</title>', '/x')).toBe(
    'Salt & Pepper · Galleria',
  )
  expect(titleIn('<p>no head</p>', '/products/x')).toBe('/products/x')
})
