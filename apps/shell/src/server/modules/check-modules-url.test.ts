import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { readRelease } from '@galleria/delivery'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cart, FixtureShop } from '../testing/fixture-store.ts'
import { createAddresses } from './browser-module.ts'
import { checkModulesUrl } from './check-modules-url.ts'

let shop: FixtureShop
let cdn: Server
let headers: Record<string, string>
let spoil: (content: string) => string
beforeEach(async () => {
  shop = await FixtureShop.create()
  await shop.release(cart)
  headers = { 'access-control-allow-origin': '*' }
  spoil = (content) => content
  cdn = createServer((request, response) => {
    readFile(join(shop.store, request.url ?? ''), 'utf8').then(
      (content) => response.writeHead(200, headers).end(spoil(content)),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  cdn.close()
  await shop.close()
})

async function problemAt(path = ''): Promise<string | null> {
  const { port } = cdn.address() as AddressInfo
  const found = await readRelease(shop.delivery, 'cart', '1.0.0')
  if (!found) throw new Error('The fixture has no release.')
  const release = {
    name: 'cart',
    version: '1.0.0',
    folder: '',
    path: 'cart/1.0.0',
    description: found.record,
  }
  const addressOf = createAddresses(`http://127.0.0.1:${port}${path}`)
  return checkModulesUrl({ modules: new Map([['cart', release]]) }, addressOf, 'https://shop.test')
}

test('A CDN that serves modules to browsers is no problem', async () => {
  expect(await problemAt()).toBeNull()
  headers = { 'access-control-allow-origin': 'https://shop.test' }
  expect(await problemAt()).toBeNull()
})

test('A CDN that browsers cannot use is named with what to mend', async () => {
  headers = {}
  expect(await problemAt()).toContain('Add CORS for GET from https://shop.test')
  headers = { 'access-control-allow-origin': '*' }
  spoil = () => '// of another store'
  expect(await problemAt()).toContain('has other bytes than the release')
  expect(await problemAt('/elsewhere')).toContain('answers with status 404')
})

test('A shell starts without waiting for its CDN, and logs that it cannot be reached', async () => {
  await shop.open({ MODULES_URL: 'http://127.0.0.1:9', SHELL_URL: 'https://shop.test' })
  await expect.poll(() => shop.problems.join()).toContain("can't be reached")
})
