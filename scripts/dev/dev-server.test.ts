import { expect, test } from 'vitest'
import { pickModules } from './dev-server.ts'

test('Without a name every module is served from source', () => {
  expect(pickModules([])).toEqual(['catalog', 'cart', 'account', 'loyalty', 'manage'])
})

test('A name picks', () => {
  expect(pickModules(['cart'])).toEqual(['cart'])
})

test('A name that is no module is refused with the names that are', () => {
  expect(() => pickModules(['carts'])).toThrow(
    'There\'s no module "carts". Choose from catalog, cart, account, loyalty, manage.',
  )
})
