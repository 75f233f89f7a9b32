import { expect, test } from 'vitest'
import { isLoopback, unreachableAddresses } from './addresses.ts'

test.each([
  'http://127.0.0.1:4000',
  'http://127.8.0.1',
  'http://localhost:3000/x',
  'https://store.localhost',
  'http://[::1]:4000',
  'http://[::ffff:127.0.0.1]/',
  'http://0.0.0.0:4000',
  'http://2130706433',
])('%s leads back to this machine', (address) => {
  expect(isLoopback(address)).toBe(true)
})

test.each(['https://store.example', 'http://10.0.0.7:4000', 'https://localhost.example', 'no address'])(
  '%s does not lead back to this machine',
  (address) => {
    expect(isLoopback(address)).toBe(false)
  },
)

test('A missing address and one of this machine are told by the name of their variable', () => {
  const env = { SHELL_URL: 'http://localhost:3000', MEDIA_URL: 'https://media.example' }
  expect(unreachableAddresses(env, ['SHELL_URL', 'PLATFORM_URL', 'MEDIA_URL'])).toEqual([
    'SHELL_URL is http://localhost:3000, which works only on this machine. Set the address that shoppers use.',
    'PLATFORM_URL is missing. Set the address that shoppers use in production.',
  ])
})
