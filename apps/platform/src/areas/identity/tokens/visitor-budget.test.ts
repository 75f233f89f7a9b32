import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestPlatform, TestClock, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform({
    clock: new TestClock(),
    config: { trustedProxies: 1, visitorsPerAddress: 20 },
  })
})
afterAll(() => site.close())

const visit = (address: string) =>
  site.fetch(`${site.url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ clientId: site.clientId, grantType: 'anonymous' }),
  })

it('A network address gets so many new visitors and is then told to wait, in the form of OAuth', async () => {
  const answers = await Promise.all(Array.from({ length: 300 }, () => visit('198.51.100.9')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(280)
  const wait = Number(refused[0]?.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(800)
  expect(wait).toBeLessThanOrEqual(900)
  expect(refused[0]?.headers.get('cache-control')).toBe('no-store')
  expect(await refused[0]?.json()).toEqual({
    error: 'too_many_requests',
    error_description: `Too many new visitors from this address. Try again in ${wait} seconds.`,
  })
  expect((await visit('198.51.100.10')).status).toBe(200)
  site.clock.advance(901)
  expect((await visit('198.51.100.9')).status).toBe(200)
})
