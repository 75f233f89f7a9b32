// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'

beforeEach(() => localStorage.clear())

test('The newest comes first, each once whatever its case, and six are kept', () => {
  for (const term of ['vase', 'lamp', 'mug', 'rug', 'soap', 'print', 'jar']) rememberSearch(term)
  rememberSearch('Soap')
  expect(recentSearches()).toEqual(['Soap', 'jar', 'print', 'rug', 'mug', 'lamp'])
})

test('A recent search can be deleted', () => {
  rememberSearch('vase')
  forgetSearches()
  expect(recentSearches()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('Foreign data in storage does no harm', () => {
  for (const stored of ['{', '{"length":3}', '[1,null,"",{"a":1}]', JSON.stringify(['x'.repeat(81)])]) {
    localStorage.setItem('galleria.catalog.recent-searches', stored)
    expect(recentSearches()).toEqual([])
  }
})
