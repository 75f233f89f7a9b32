import { afterEach, beforeEach, expect, test } from 'vitest'
import { cart, FixtureShop } from './testing/fixture-store.ts'

const key = 'a-key-that-is-long-enough'
let shop: FixtureShop

beforeEach(async () => {
  shop = await FixtureShop.create()
})
afterEach(() => shop.close())

test('A shell without a key has no console', async () => {
  const url = await shop.open()
  for (const path of ['/console', '/console/history', '/console/live', '/console/sign-in'])
    expect((await fetch(url + path)).status, path).toBe(404)
})

test('Each key of the console must be long enough', async () => {
  await expect(shop.open({ GALLERIA_CONSOLE_KEY: `${key},short` })).rejects.toThrow(
    'too short to be a secret',
  )
})

test('A shell with a key serves the console with its own style sheet and its module store', async () => {
  await shop.release(cart)
  const url = await shop.open({ GALLERIA_CONSOLE_KEY: key, ...shop.signing() })
  const entered = await fetch(`${url}/console/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ key, name: 'Ada' }),
    headers: { origin: url },
    redirect: 'manual',
  })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const page = await (await fetch(`${url}/console/modules/cart`, { headers: { cookie } })).text()
  expect(page).toContain('/assets/shell.css')
  expect(page).toContain('1.0.0')
  expect(await (await fetch(`${url}/console/graph`, { headers: { cookie } })).text()).toContain(
    'account.menu',
  )
})

test('Wrong keys are counted by the address that the proxies name', async () => {
  const url = await shop.open({ GALLERIA_CONSOLE_KEY: key, TRUSTED_PROXIES: '1' })
  const attempt = async (address: string) => {
    const answer = await fetch(`${url}/console/sign-in`, {
      method: 'POST',
      body: new URLSearchParams({ key: 'guess', name: 'Eve' }),
      headers: { origin: url, 'x-forwarded-for': address },
    })
    return answer.status
  }
  for (let count = 0; count < 8; count++) await attempt('192.0.2.1')
  expect(await attempt('192.0.2.1')).toBe(429)
  expect(await attempt('192.0.2.2')).toBe(422)
})
