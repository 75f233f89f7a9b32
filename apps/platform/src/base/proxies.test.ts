import { describe, expect, it } from 'vitest'
import { defaultConfig, readEnvironment } from '../data/config.ts'
import { cameByTls } from '../http/client.ts'
import { beyondProxies, isFromProxy } from './proxies.ts'

describe('Behind proxies the caller is', () => {
  it.each([
    ['the peer itself where none is trusted', '9.9.9.9', '1.1.1.1', 0, '9.9.9.9'],
    ['what the one proxy wrote, not what it was given', '10.0.0.1', '6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
    ['what the outer of two proxies wrote', '10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2', 2, '1.1.1.1'],
    ['the peer where the proxy wrote nothing', '10.0.0.1', undefined, 1, '10.0.0.1'],
    [
      'the first that is not in the list',
      '10.0.0.1',
      '6.6.6.6, 1.1.1.1, 10.0.0.2',
      ['10.0.0.0/8'],
      '1.1.1.1',
    ],
    ['a peer outside the list, whatever it says', '9.9.9.9', '1.1.1.1', ['10.0.0.0/8'], '9.9.9.9'],
    ['found through an IPv6 socket', '::ffff:10.0.0.1', '1.1.1.1', ['10.0.0.1'], '1.1.1.1'],
    ['found behind IPv6 proxies', 'fd00::7', '2001:db8::1, fd00::8', ['fd00::/8'], '2001:db8::1'],
    ['no matter what a liar put in front', '10.0.0.1', "'; drop, 1.1.1.1", ['10.0.0.0/8'], '1.1.1.1'],
    ['nonsense where a proxy passed nonsense on', '10.0.0.1', 'nonsense', ['10.0.0.0/8'], 'nonsense'],
  ])('%s', (_, peer, forwarded, trusted, caller) => {
    expect(beyondProxies(peer, forwarded, trusted)).toBe(caller)
  })
})

it('The proxy setting believes headers about the way of a request from proxies alone', () => {
  expect(isFromProxy('9.9.9.9', 0)).toBe(false)
  expect(isFromProxy('9.9.9.9', 1)).toBe(true)
  expect(isFromProxy('9.9.9.9', ['10.0.0.0/8'])).toBe(false)
  expect(isFromProxy('10.1.2.3', ['10.0.0.0/8'])).toBe(true)
})

it.each([
  ['a trusted proxy says https', 'http://shop.test', 1, 'https', true],
  ['a trusted proxy says http', 'https://shop.test', 1, 'http', false],
  ['nobody says, and the address is https', 'https://shop.test', 0, undefined, true],
  ['somebody who is no proxy says https', 'http://shop.test', 0, 'https', false],
])('A request counts as TLS by its way here: %s', (_, publicUrl, trustedProxies, told, expected) => {
  const headers = new Headers(told ? { 'x-forwarded-proto': told } : {})
  const request = { method: 'GET', headers }
  const config = defaultConfig({ publicUrl, trustedProxies })
  expect(cameByTls({ peer: '9.9.9.9', request }, config)).toBe(expected)
})

it('The proxy setting takes a count or a list, and refuses anything else by name', () => {
  const read = (value: string) =>
    readEnvironment({ NODE_ENV: 'test', TRUSTED_PROXIES: value }).platform.trustedProxies
  expect(read('2')).toBe(2)
  expect(read('10.0.0.0/8, fd00::1')).toEqual(['10.0.0.0/8', 'fd00::1'])
  for (const bad of ['eleven', '11', '10.0.0.0/64', '-1', '10.0.0.1,,'])
    expect(() => read(bad)).toThrow('TRUSTED_PROXIES: must be a number up to 10')
})
