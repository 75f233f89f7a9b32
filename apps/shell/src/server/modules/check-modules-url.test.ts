import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cart, FixtureShop } from '../testing/fixture-store.ts'

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

async function problemsOf(path = ''): Promise<string[]> {
  const { port } = cdn.address() as AddressInfo
  await shop.open({ MODULES_URL: `http://127.0.0.1:${port}${path}`, SHELL_URL: 'https://shop.test' })
  return shop.problems.splice(0).filter((text) => text.startsWith('MODULES_URL'))
}

test('A shell that starts with a CDN which serves its modules to browsers has no complaint', async () => {
  expect(await problemsOf()).toEqual([])
  headers = { 'access-control-allow-origin': 'https://shop.test' }
  expect(await problemsOf()).toEqual([])
})

test('A shell that starts with a CDN which browsers cannot use says what to mend', async () => {
  headers = {}
  expect((await problemsOf()).join()).toContain('Add CORS for GET from https://shop.test')
  headers = { 'access-control-allow-origin': '*' }
  spoil = () => '// of another store'
  expect((await problemsOf()).join()).toContain('has other bytes than the release')
  expect((await problemsOf('/elsewhere')).join()).toContain('answers with status 404')
})
