import { expect, test } from 'vitest'
import { parseXml } from '../testing/xml.ts'
import { escapeXml } from './xml.ts'

test('Text reads the same in an element and in an attribute, whatever is in it', () => {
  const text = `<a href="x">Cups & 'saucers' ]]> 🏺 مزهرية</a>`
  const { documentElement: root } = parseXml(`<r a="${escapeXml(text)}">${escapeXml(text)}</r>`)
  expect([root.textContent, root.getAttribute('a')]).toEqual([text, text])
})

test('Characters that no document may hold are left out', () => {
  const text = 'a\u0000b\u000bc\ufffed\ud800e\udc00f\tg'
  expect(parseXml(`<r>${escapeXml(text)}</r>`).documentElement.textContent).toBe('abcdef\tg')
})
