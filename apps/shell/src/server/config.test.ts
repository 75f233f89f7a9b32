import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('everything has a value that works on one machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    platformUrl: 'http://127.0.0.1:4000',
    isDevelopment: false,
  })
})

test('the edge is the API host unless told', () => {
  expect(readConfig({}).edgeUrl).toBeUndefined()
  expect(readConfig({ PLATFORM_EDGE_URL: 'https://edge.test/' }).edgeUrl).toBe('https://edge.test')
})

test('every bad value is named in one message', () => {
  expect(() => readConfig({ PORT: 'many', PLATFORM_URL: 'nowhere', MODULE_STORE: 'ftp://bucket' })).toThrow(
    /PORT must be a number[\s\S]*PLATFORM_URL must be an http\(s\) address[\s\S]*MODULE_STORE must be a folder/,
  )
})

test('a name that is nearly ours is refused beside the bad values', () => {
  expect(() => readConfig({ PORT: 'many', PLATFROM_URL: 'http://x', GALLERIA_MODE: 'fast' })).toThrow(
    /PORT must be a number[\s\S]*GALLERIA_MODE is not known[\s\S]*PLATFROM_URL is not known; did you mean PLATFORM_URL/,
  )
})

test('modules from source are for development alone', () => {
  const GALLERIA_DEV_MODULES = 'cart=http://127.0.0.1:3001'
  expect(() => readConfig({ GALLERIA_DEV_MODULES })).toThrow('for NODE_ENV=development alone')
  const { devModules } = readConfig({ GALLERIA_DEV_MODULES, NODE_ENV: 'development' })
  expect([...devModules]).toEqual([['cart', 'http://127.0.0.1:3001']])
})
