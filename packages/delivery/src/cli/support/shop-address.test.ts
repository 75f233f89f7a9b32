import { expect, test } from 'vitest'
import { shopAddress } from './shop-address.ts'

test('A preview link leads to the store that the environment starts', () => {
  expect(shopAddress({})).toBe('http://127.0.0.1:3000')
  expect(shopAddress({ PORT: '3100' })).toBe('http://127.0.0.1:3100')
  expect(shopAddress({ PORT: '3100', SHELL_URL: 'https://shop.example' })).toBe('https://shop.example')
})

test('A port that a cluster sets as the address of a service is no port', () => {
  expect(shopAddress({ PORT: 'tcp://10.0.0.1:80' })).toBe('http://127.0.0.1:3000')
})
