import { expect, test } from 'vitest'
import { searchConditions, searchTerm } from './search.ts'

const term = (q: string) => searchTerm(new URLSearchParams({ q }))

test('Spaces do not count, and nobody searches for a novel', () => {
  expect(term('  blue \n cup ')).toBe('blue cup')
  expect(term('blue\0cup')).toBe('blue cup')
  expect(term('   ')).toBe('')
  expect(searchTerm(new URLSearchParams())).toBe('')
  expect(term('x'.repeat(500))).toHaveLength(80)
})

test('Each word must be found, in the name or as the article number', () => {
  expect(searchConditions('blue cup')).toEqual([
    { $or: [{ name: { $contains: 'blue' } }, { sku: { $startsWith: 'blue' } }] },
    { $or: [{ name: { $contains: 'cup' } }, { sku: { $startsWith: 'cup' } }] },
  ])
})
