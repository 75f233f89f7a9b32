import type { ManageLink } from '@galleria/federation'
import { expect, test } from 'vitest'
import { currentOf, sectionsOf } from './sections.ts'

const link = (section: ManageLink['section'], to: string): ManageLink => ({
  module: 'manage',
  section,
  label: to,
  to,
})
const links = [
  link('home', '/manage'),
  link('orders', '/manage/orders'),
  link('orders', '/manage/drafts'),
  link('products', '/manage/catalog'),
  link('products', '/manage/catalog/media'),
]

test('The first link of a section stands for it', () => {
  expect(sectionsOf(links).map(({ section, first, rest }) => [section, first.to, rest.length])).toEqual([
    ['home', '/manage', 0],
    ['orders', '/manage/orders', 1],
    ['products', '/manage/catalog', 1],
  ])
})

test('The current link is the longest that the address begins with', () => {
  expect(currentOf(links, '/manage/catalog/media/7')?.to).toBe('/manage/catalog/media')
  expect(currentOf(links, '/manage/catalog/products')?.to).toBe('/manage/catalog')
})

test('Home is current at its own address alone', () => {
  expect(currentOf(links, '/manage')?.to).toBe('/manage')
  expect(currentOf(links, '/manage/unknown')).toBeUndefined()
})
