import { expect, test } from 'vitest'
import { defaultConfig } from '../../data/config.ts'
import { configurationFacts } from './configuration.ts'

const secrets = {
  ownerKey: 'owner-key-0123456789',
  formerOwnerKeys: ['former-key-0123456789'],
  secret: 'sealing-secret-0123456789',
}

test('The configuration is told without a key or a secret', () => {
  const facts = configurationFacts(
    defaultConfig({ ...secrets, apps: [{ id: 'app', secret: 'app-secret-0123456789' }] }),
  )
  expect(JSON.stringify(facts)).not.toMatch(/0123456789/)
  expect(facts).toContainEqual({ name: 'apiKeys', value: '2', variable: 'PLATFORM_API_KEY' })
  expect(facts).toContainEqual({ name: 'firstTimeZone', value: 'UTC', variable: 'TIME_ZONE' })
})

test('A store without a payment provider has an empty one', () => {
  const facts = configurationFacts(defaultConfig({ paymentProvider: undefined }))
  expect(facts.find(({ name }) => name === 'paymentProvider')?.value).toBe('')
})
