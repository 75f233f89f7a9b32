import type { ManageLink } from '@galleria/federation'
import { expect, test } from 'vitest'
import { findLinks } from './find-links.ts'

const links = ['Home', 'Orders', 'Draft orders', 'Products', 'Gift cards'].map(
  (label): ManageLink => ({ module: 'manage', section: 'home', label, to: `/manage/${label}` }),
)
const find = (words: string) => findLinks(links, words).map(({ label }) => label)

test('A page is found by the beginning of any of its words', () => {
  expect(find('ord')).toEqual(['Orders', 'Draft orders'])
  expect(find('CARD')).toEqual(['Gift cards'])
})

test('A page whose name only holds what was typed comes after those that begin with it', () => {
  expect(find('d')).toEqual(['Draft orders', 'Orders', 'Products', 'Gift cards'])
})

test('Every word that was typed must be found', () => {
  expect(find('gift orders')).toEqual([])
})

test('Without words the first pages are offered', () => {
  expect(find(' ')).toEqual(['Home', 'Orders', 'Draft orders', 'Products', 'Gift cards'])
})
