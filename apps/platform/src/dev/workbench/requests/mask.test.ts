import { describe, expect, it } from 'vitest'
import { defaultConfig } from '../../../data/config.ts'
import { MASK, Masker } from './mask.ts'

const masker = new Masker(defaultConfig())

describe('Masking', () => {
  it.each([
    { password: 'x' },
    { newPassword: 'x' },
    { refresh_token: 'x' },
    { sessionToken: 'x' },
    { code: '123456' },
    { giftCard: { code: 'ABCDEF' } },
    { giftCardCode: 'ABCDEF' },
    { recoveryCodes: ['a', 'b'] },
    { apiKey: 'x' },
    { client_secret: 'x' },
    { card: { number: '1', cvc: 2 } },
    { codeVerifier: 'x' },
    { note: 'eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl' },
    { note: '4242424242424242' },
    { note: 4242424242424242 },
    { url: 'otpauth://totp/x' },
  ])('hides %j', (value) => {
    const text = JSON.stringify(masker.value(value))
    expect(text).toContain(MASK)
    expect(text.replaceAll(MASK, '')).toMatch(/^[\s{}[\]",:\w]*$/)
    for (const secret of ['ABCDEF', '123456', 'eyJ', '4242', 'otpauth', '"x"'])
      expect(text).not.toContain(secret)
  })

  it.each([
    { code: 'OUT_OF_STOCK' },
    { code: 'WELCOME10' },
    { code: '-19971' },
    { currencyCode: 'USD', countryCode: 'US', tokenType: 'Bearer' },
    { id: '0b1a5f0c-4b26-44a8-8f4e-3a0d4c1f3a55', price: '1299.00', phone: '+12125550134' },
    { passwordless: true, code: null },
  ])('leaves %j alone', (value) => expect(masker.value(value)).toEqual(value))

  it('hides a secret wherever else it stands, once it was named', () => {
    const learned = new Masker(defaultConfig())
    learned.learn({ login: { password: 'opensesame' } })
    expect(learned.value({ message: 'opensesame is too short' })).toEqual({ message: `${MASK} is too short` })
  })
})
