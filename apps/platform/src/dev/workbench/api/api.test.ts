import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../testing.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
})
afterAll(() => site?.close())

const ask = (path: string, accept = 'text/html') => site.fetch(site.url + path, { headers: { accept } })

test('The document is served, and its operations and shapes have pages', async () => {
  const document = (await (await ask('/_dev/openapi.json', '*/*')).json()) as {
    openapi: string
    paths: Record<string, Record<string, { operationId?: string }>>
    components: { schemas: object }
  }
  expect(document.openapi).toBe('3.1.1')
  const ids = Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => operationId ?? []),
  )
  const names = Object.keys(document.components.schemas).map((name) => `schemas/${name}`)
  const some = [...ids, ...names].filter((_, index) => index % 8 === 0)
  expect(some.length).toBeGreaterThan(30)
  for (const name of some) expect((await ask(`/_dev/api/${name}`)).status, name).toBe(200)
})

test('An operation tells its parameters, its answer and how to try it', async () => {
  const page = await (await ask('/_dev/api/GetProduct')).text()
  expect(page).toContain('GET /stores-reader/v1/products/{id}')
  expect(page).toContain('includeMerchantSpecificData')
  expect(page).toContain('href="/_dev/api/schemas/Product"')
  expect(page).toMatch(/data-copy="curl -X GET [^"]*\$TOKEN/)
})

test('Calls are found by text, area and kind of path', async () => {
  const list = async (query: string) => (await ask(`/_dev/api?${query}`)).text()
  expect(await list('text=current-cart')).toContain('No calls match these filters.')
  expect(await list('text=GetCurrentCart')).toContain('href="/_dev/api/GetCurrentCart"')
  expect(await list('tag=Orders')).not.toContain('href="/_dev/api/GetCurrentCart"')
  expect(await list('paths=bare')).toContain('href="/_dev/api/GetCurrentCart_bare"')
})

test('A missing path answers 404', async () => {
  for (const name of ['Nothing', 'schemas/Nothing', 'schemas/__proto__', 'schemas/constructor'])
    expect((await ask(`/_dev/api/${name}`)).status, name).toBe(404)
})

test('The imitated calls are told as a page and as JSON, filtered alike', async () => {
  const query = '/_dev/imitated?state=not%20imitated&source=beyond&text=product'
  const { calls } = (await (await ask(query, '*/*')).json()) as { calls: { call: string; state: string }[] }
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.every(({ state }) => state === 'not imitated')).toBe(true)
  const page = await (await ask(query)).text()
  for (const { call } of calls) expect(page).toContain(`>${call}</th>`)
  expect(page).not.toContain('GetCurrentCart')
})
