import type { Release } from '@galleria/delivery'
import { expect, test } from 'vitest'
import { isPersonal } from './is-personal.ts'

const release = {
  description: {
    routes: ['/cart', '/cart/current', '/orders/:id', '/orders/new', '/manage/:section/:id'],
    personal: ['/cart', '/orders/:id', '/manage/:section/:id'],
  },
} as unknown as Release

test.each([
  ['/cart', true],
  ['/cart/', true],
  ['/cart/current', false],
  ['/cart/unknown', false],
  ['/orders/7', true],
  ['/orders/new', false],
  ['/manage/members/7', true],
  ['/manage/members', false],
])('The server takes %s for a page it may draw for one: %s', (path, expected) => {
  expect(isPersonal(release, path)).toBe(expected)
})

test('A release that lists no personal addresses has none', () => {
  expect(isPersonal({ description: { routes: ['/cart'] } } as unknown as Release, '/cart')).toBe(false)
})
