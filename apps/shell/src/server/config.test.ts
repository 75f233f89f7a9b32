import { developmentSecrets, secretVariables } from '@galleria/environment'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const NODE_ENV = 'development'
const reached = { SHELL_URL: 'https://store.example', PLATFORM_URL: 'https://platform.example' }

test('Everything has a value that works on one machine, where it is told that it is one', () => {
  expect(readConfig({ NODE_ENV })).toMatchObject({
    port: 3000,
    platformUrl: 'http://127.0.0.1:4000',
    isDevelopment: true,
  })
})

test('The shell is in production unless told otherwise, and needs addresses that shoppers reach', () => {
  expect(readConfig(reached)).toMatchObject({ isDevelopment: false, shellUrl: reached.SHELL_URL })
  expect(() => readConfig({})).toThrow(/SHELL_URL is missing[\s\S]*PLATFORM_URL is missing/)
  expect(() => readConfig({ ...reached, PLATFORM_URL: 'http://127.0.0.1:4000' })).toThrow(
    'PLATFORM_URL is http://127.0.0.1:4000, which works only on this machine',
  )
  expect(() => readConfig({ ...reached, SHELL_URL: 'http://localhost:3000' })).toThrow('SHELL_URL is')
  expect(() => readConfig({ ...reached, MODULES_URL: 'http://localhost:9000' })).toThrow('MODULES_URL is')
  expect(readConfig({ ...reached, MODULES_URL: 'https://cdn.test/shop/' }).modulesUrl).toBe(
    'https://cdn.test/shop',
  )
})

test.each(secretVariables)('The shell does not start in production with a public value as %s', (name) => {
  const value = developmentSecrets.PLATFORM_API_KEY
  expect(() => readConfig({ ...reached, [name]: value })).toThrow(`${name} has a public development value`)
  expect(readConfig({ NODE_ENV, [name]: value }).isDevelopment).toBe(true)
})

test('The edge is the API host unless told', () => {
  expect(readConfig({ NODE_ENV }).edgeUrl).toBeUndefined()
  expect(readConfig({ NODE_ENV, PLATFORM_EDGE_URL: 'https://edge.test/' }).edgeUrl).toBe('https://edge.test')
})

test('A shell in production lingers while proxies notice that it leaves', () => {
  expect(readConfig(reached).drainSeconds).toBe(5)
  expect(readConfig({ NODE_ENV }).drainSeconds).toBe(0)
  expect(readConfig({ NODE_ENV, DRAIN_SECONDS: '12' }).drainSeconds).toBe(12)
  expect(() => readConfig({ NODE_ENV, DRAIN_SECONDS: '301' })).toThrow(
    'DRAIN_SECONDS must be a number from 0',
  )
})

test('Visits are counted unless told', () => {
  expect(readConfig({ NODE_ENV }).countsVisits).toBe(true)
  expect(readConfig({ NODE_ENV, COUNT_VISITS: 'off' }).countsVisits).toBe(false)
})

test('Every bad value is named in one message', () => {
  expect(() => readConfig({ PORT: 'many', PLATFORM_URL: 'nowhere', MODULE_STORE: 'ftp://bucket' })).toThrow(
    /PORT must be a number[\s\S]*PLATFORM_URL must be an http\(s\) address[\s\S]*MODULE_STORE must be a folder/,
  )
})

test('A cart API that is none is refused, and told which there are', () => {
  expect(readConfig({ NODE_ENV }).cartApi).toBe('auto')
  expect(readConfig({ NODE_ENV, CART_API: 'v2' }).cartApi).toBe('v2')
  expect(() => readConfig({ NODE_ENV, CART_API: 'v3' })).toThrow(/CART_API must be .*v1.*v2.*auto/)
})

test('A name that is nearly ours is refused beside the bad values', () => {
  expect(() => readConfig({ PORT: 'many', PLATFROM_URL: 'http://x', GALLERIA_MODE: 'fast' })).toThrow(
    /PORT must be a number[\s\S]*GALLERIA_MODE is unknown[\s\S]*PLATFROM_URL is unknown\. Did you mean PLATFORM_URL/,
  )
})

test('Modules from source are for development alone', () => {
  const GALLERIA_DEV_MODULES = 'cart=http://127.0.0.1:3001'
  expect(() => readConfig({ GALLERIA_DEV_MODULES })).toThrow('for NODE_ENV=development alone')
  const { devModules } = readConfig({ GALLERIA_DEV_MODULES, NODE_ENV })
  expect([...devModules]).toEqual([['cart', 'http://127.0.0.1:3001']])
})

test('Times are in UTC by default, and an unknown time zone is refused by name', () => {
  expect(readConfig({ NODE_ENV }).timeZone).toBe('UTC')
  expect(readConfig({ NODE_ENV, TIME_ZONE: 'Asia/Tokyo' }).timeZone).toBe('Asia/Tokyo')
  expect(() => readConfig({ NODE_ENV, TIME_ZONE: 'Tokyo' })).toThrow(
    'TIME_ZONE must be a time zone such as Europe/Berlin',
  )
})
