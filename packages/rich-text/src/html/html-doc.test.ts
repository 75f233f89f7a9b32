import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSafeHtml } from '../safe-html/parse.ts'
import { docOf, htmlOf } from './html-doc.ts'

const again = (html: string) => htmlOf(docOf(html))

test.each([
  '<p>A <strong>bold <em>word</em></strong>, <u>and</u> <s>not</s> H<sub>2</sub>O, m<sup>2</sup></p>',
  '<h3>Care</h3><ul><li>Wash cold</li><li>Dry <a href="/care">flat</a></li></ul><ol><li>One</li></ol>',
  '<h4>Small</h4><blockquote><p>Said</p></blockquote><p>Two<br>lines</p>',
  '<p>5 &lt; 6 &amp; &quot;7&quot;</p>',
])('Shown HTML is written again unchanged: %s', (html) => {
  expect(again(html)).toBe(html)
})

test('Words without a paragraph get one, and source spaces are no text', () => {
  expect(again('Hand-thrown.\n  <b>Slow</b>')).toBe('<p>Hand-thrown. <strong>Slow</strong></p>')
  expect(again('<ul>\n  <li>One</li>\n</ul>\n')).toBe('<ul><li>One</li></ul>')
  expect(again('')).toBe('')
  expect(again('<p></p>')).toBe('')
})

test('Scripts and hidden parts are left out', () => {
  expect(again('<p onclick="x()">Hi<script>alert(1)</script><a href="javascript:x">go</a></p>')).toBe(
    '<p>Higo</p>',
  )
})

test('Written twice is as written once, whatever it was', () => {
  const tag = fc.constantFrom(
    'p',
    'ul',
    'li',
    'h3',
    'strong',
    'em',
    'a',
    'blockquote',
    'div',
    'table',
    'br',
    'sup',
  )
  const piece = fc.oneof(
    tag.map((name) => `<${name}>`),
    tag.map((name) => `</${name}>`),
    fc.constantFrom('word', ' ', '&amp;', '<', 'two words'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const once = again(pieces.join(''))
      expect(again(once)).toBe(once)
      expect(() => parseSafeHtml(once)).not.toThrow()
    }),
    { numRuns: 300 },
  )
})
