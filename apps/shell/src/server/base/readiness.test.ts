import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReadiness } from './readiness.ts'

let platform: Server
let status = 200
let asked = 0
let platformUrl: string
beforeAll(async () => {
  platform = createServer((_, response) => {
    asked += 1
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(platform, 'listening')
  platformUrl = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`
})
afterAll(() => platform.close())

function readiness(
  state: { platformUrl?: string; registry?: boolean; renderers?: number; now?: () => number } = {},
) {
  return createReadiness({
    platformUrl: state.platformUrl ?? platformUrl,
    isRegistryRead: async () => state.registry ?? true,
    warmRenderers: () => state.renderers ?? 1,
    clock: { now: state.now ?? (() => 0) },
  })
}

async function told({ answer }: Pick<ReturnType<typeof readiness>, 'answer'>) {
  const said = await answer()
  return [said.status, await said.json()]
}

test('A shell is ready with its platform, its registry and a renderer', async () => {
  expect(await told(readiness())).toEqual([
    200,
    { status: 'ok', platform: 'ok', registry: 'ok', renderers: 'ok' },
  ])
})

test('A hosted platform, which has no page of its health, is reachable; a proxy without servers is not', async () => {
  status = 404
  expect((await told(readiness()))[0]).toBe(200)
  status = 502
  expect(await told(readiness())).toEqual([503, expect.objectContaining({ platform: 'missing' })])
  status = 200
})

test.each([
  ['platform', { platformUrl: 'http://127.0.0.1:9' }],
  ['registry', { registry: false }],
  ['renderers', { renderers: 0 }],
])('A shell without its %s says so, and when to ask again', async (part, state) => {
  const said = await readiness(state).answer()
  expect([said.status, said.headers.get('retry-after')]).toEqual([503, '1'])
  const { status: _, ...parts } = await said.json()
  expect(Object.keys(parts).filter((each) => parts[each] === 'missing')).toEqual([part])
})

test('A shell that leaves is not ready', async () => {
  const leaving = readiness()
  leaving.leave()
  expect(await told(leaving)).toEqual([503, { status: 'leaving' }])
})

test('The platform is asked once for all probes within a second', async () => {
  let now = 0
  const shared = readiness({ now: () => now })
  asked = 0
  await Promise.all([told(shared), told(shared), told(shared)])
  expect(asked).toBe(1)
  now = 1_000
  await told(shared)
  expect(asked).toBe(2)
})
