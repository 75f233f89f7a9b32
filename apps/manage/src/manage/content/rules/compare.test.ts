import { expect, test } from 'vitest'
import { compareLines, linesOf } from './compare.ts'

test('Lines of HTML are its blocks, without what sets words inside of them', () => {
  expect(linesOf('<h3>Care</h3><p>Wash <b>cold</b></p><ul><li>One</li><li>Two</li></ul>')).toEqual([
    'Care',
    'Wash cold',
    'One',
    'Two',
  ])
})

test('A comparison keeps what both versions say, and names the rest', () => {
  expect(compareLines(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'removed', text: 'b' },
    { kind: 'added', text: 'x' },
    { kind: 'same', text: 'c' },
    { kind: 'added', text: 'd' },
  ])
  expect(compareLines([], [])).toEqual([])
})
