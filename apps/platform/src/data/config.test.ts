import { developmentSecrets, secretVariables } from '@galleria/environment'
import { expect, test } from 'vitest'
import { defaultConfig, readEnvironment } from './config.ts'

const production = {
  PLATFORM_API_KEY: 'IST.a key of our own',
  PLATFORM_SECRET: 'a secret of our own',
  PLATFORM_URL: 'https://platform.example',
  SHELL_URL: 'https://store.example',
  MEDIA_STORE: 's3://bucket/media',
}

test('The platform is in production unless told otherwise: no development tool, no program with a public secret', () => {
  const { platform, drainSeconds } = readEnvironment(production)
  expect(platform).toMatchObject({ development: false, apps: [], webhooks: { allowPrivateTargets: false } })
  expect(drainSeconds).toBe(5)
  expect(readEnvironment({ NODE_ENV: 'development' }).platform.development).toBe(true)
})

test.each(secretVariables)('The platform does not start in production with a public value as %s', (name) => {
  for (const value of Object.values(developmentSecrets)) {
    expect(() => readEnvironment({ ...production, [name]: value })).toThrow(
      `  ${name} has a public development value. Set your own secret`,
    )
  }
})

test('Production needs a secret of its own, which is not the API key', () => {
  expect(() => readEnvironment({ ...production, PLATFORM_SECRET: '' })).toThrow('PLATFORM_SECRET is missing')
  const { PLATFORM_API_KEY: key } = production
  expect(() => readEnvironment({ ...production, PLATFORM_SECRET: key })).toThrow(
    'PLATFORM_SECRET is the same as the API key',
  )
})

test.each([
  ['PLATFORM_URL', 'http://127.0.0.1:4000'],
  ['PLATFORM_URL', ''],
  ['SHELL_URL', 'http://localhost:3000'],
  ['SHELL_URL', ''],
  ['MEDIA_STORE', ''],
  ['MEDIA_STORE', `${import.meta.dirname}/../../../../.galleria/media`],
])('%s=%s stops a start in production, by name', (name, value) => {
  expect(() => readEnvironment({ ...production, [name]: value })).toThrow(new RegExp(`^  ${name} is `, 'm'))
})

test('A media store below a home of its own is one that production takes', () => {
  const { platform } = readEnvironment({ ...production, MEDIA_STORE: '', GALLERIA_HOME: '/var/lib/galleria' })
  expect(platform.mediaStore).toBe('/var/lib/galleria/media')
})

test('Test payments are on in development alone, unless they are asked for by name', () => {
  const named = (env: object) => readEnvironment({ ...production, ...env }).platform.paymentProvider?.name
  expect(named({})).toBeUndefined()
  expect(named({ TEST_PAYMENTS: 'on' })).toBe('test')
  expect(named({ NODE_ENV: 'development' })).toBe('test')
  expect(named({ NODE_ENV: 'development', TEST_PAYMENTS: 'off' })).toBeUndefined()
  expect(defaultConfig({ development: false }).paymentProvider).toBeUndefined()
})

test('All that production refuses is told in one message, and how to try the platform instead', () => {
  const message = (() => {
    try {
      readEnvironment({
        PORT: 'ninety',
        STRICT_ANSWERS: 'on',
        PLATFORM_APP_SECRET: 'galleria-development-app-secret',
      })
    } catch (error) {
      return String(error)
    }
    return ''
  })()
  for (const name of [
    'PORT',
    'PLATFORM_APP_SECRET',
    'PLATFORM_API_KEY',
    'PLATFORM_SECRET',
    'PLATFORM_URL',
    'SHELL_URL',
    'MEDIA_STORE',
    'STRICT_ANSWERS',
  ])
    expect(message).toMatch(new RegExp(`^  ${name}\\b`, 'm'))
  expect(message).toContain('NODE_ENV=development')
})

test('The time zone of a new shop is UTC unless told, and what is no time zone is refused by name', () => {
  const zoneOf = (TIME_ZONE?: string) =>
    readEnvironment({ NODE_ENV: 'development', TIME_ZONE }).platform.firstTimeZone
  expect([zoneOf(), zoneOf('Asia/Tokyo')]).toEqual(['UTC', 'Asia/Tokyo'])
  expect(() => zoneOf('Tokyo')).toThrow('TIME_ZONE: must be a time zone such as Europe/Berlin')
})
