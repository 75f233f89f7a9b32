import { expect, it } from 'vitest'
import { redirectDomains, redirectUris } from './oauth-client.ts'

it.each(['https://shop.example/back', 'http://127.0.0.1:4000/back,https://a.example/'])(
  'A client may have the redirect addresses %s',
  (text) => {
    expect(redirectUris.safeParse(text).data).toEqual(text.split(','))
  },
)

it.each([
  'http://shop.example/back',
  'https://shop.example/#back',
  'https://*.shop.example/',
  'https://user@shop.example/',
  'shop.example',
  Array.from({ length: 21 }, (_, index) => `https://shop${index}.example/`).join(','),
])('A client may not have the redirect addresses %s', (text) => {
  expect(redirectUris.safeParse(text).success).toBe(false)
})

it.each(['shop.example', 'a.b-c.example,d.example'])('A client may have the domains %s', (text) => {
  expect(redirectDomains.safeParse(text).data).toEqual(text.split(','))
})

it.each([
  'https://shop.example',
  'shop.example/x',
  'Shop.example',
  '*.example',
  'shop',
  '-a.example',
  'a..example',
])('A client may not have the domains %s', (text) => {
  expect(redirectDomains.safeParse(text).success).toBe(false)
})
