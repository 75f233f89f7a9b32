import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffOf } from '../../../dev/testing/staff.ts'
import { createTestPlatform, TestClock, type TestPlatform } from '../../../dev/testing.ts'
import { MOST_STEPS } from './count.ts'

const clock = new TestClock()
let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform({ clock, config: { trustedProxies: 1, countryHeader: 'CF-IPCountry' } })
})
afterAll(() => site.close())

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** A page of the shop tells a step as browsers send it: without a token, as plain text. */
async function tell(body: object, headers: Record<string, string> = {}) {
  const answer = await site.fetch(`${site.url}/analytics/v1/visits`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'text/plain', 'user-agent': phone, 'x-forwarded-for': '203.0.113.7' },
      ...headers,
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as { counted?: boolean } }
}

const today = () => clock.now().toISOString().slice(0, 10)

async function report() {
  const body = { from: today(), to: today(), compare: 'PREVIOUS_PERIOD' }
  return (await staffOf(site)('POST', '/analytics/v1/reports/funnel/query', body)).body as {
    counts: object
    comparedCounts: object
    comparedVisits: object
    visits: object
  }
}

it('Visits are counted by day, device, source and country, and those that saw a product', async () => {
  const germany = { 'cf-ipcountry': 'de' }
  await Promise.all([
    tell({ step: 'VISIT', source: 'SEARCH' }, germany),
    tell({ step: 'PRODUCT', source: 'SEARCH' }, germany),
    tell({ step: 'VISIT', source: 'SEARCH' }, { 'cf-ipcountry': 'XX' }),
    tell({ step: 'VISIT' }, { 'user-agent': phone.replace(' Mobile', ''), 'cf-ipcountry': 'FR' }),
  ])
  const seen = await site.fetch(`${site.url}/_dev/requests?call=RecordVisit`)
  const { requests } = (await seen.json()) as { requests: { sqlCount: number }[] }
  expect(Math.max(...requests.map(({ sqlCount }) => sqlCount))).toBe(1)
  const { counts, visits } = await report()
  expect(counts).toMatchObject({ visits: 3, products: 1 })
  expect(visits).toEqual({
    days: [{ key: today(), visits: 3, products: 1 }],
    devices: [
      { key: 'MOBILE', visits: 2, products: 1 },
      { key: 'TABLET', visits: 1, products: 0 },
    ],
    sources: [
      { key: 'SEARCH', visits: 2, products: 1 },
      { key: 'DIRECT', visits: 1, products: 0 },
    ],
    countries: [
      { key: 'DE', visits: 1, products: 1 },
      { key: 'FR', visits: 1, products: 0 },
    ],
  })
  const yesterday = today()
  clock.advance(86_400)
  const next = await report()
  expect(next).toMatchObject({ counts: { visits: 0 }, comparedCounts: { visits: 3, products: 1 } })
  expect(next.comparedVisits).toEqual({ days: [{ key: yesterday, visits: 3, products: 1 }] })
})

it('Robots and those who ask not to be counted are not, and a wrong step is refused with its place', async () => {
  const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  for (const headers of [{ 'user-agent': googlebot }, { dnt: '1' }, { 'sec-gpc': '1' }])
    expect(await tell({ step: 'VISIT' }, headers)).toEqual({ status: 200, body: { counted: false } })
  const refused = await tell({ step: 'ORDER' })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain('step')
  expect((await report()).counts).toMatchObject({ visits: 0 })
})

it('One address adds no more than people of an office do, and others still count', async () => {
  const answers = await Promise.all(Array.from({ length: 150 }, () => tell({ step: 'VISIT' })))
  const counted = answers.filter(({ body }) => body.counted).length
  expect(counted).toBe(MOST_STEPS)
  expect((await tell({ step: 'VISIT' }, { 'x-forwarded-for': '198.51.100.9' })).body.counted).toBe(true)
  expect((await report()).counts).toMatchObject({ visits: counted + 1 })
  clock.advance(16 * 60)
  expect((await tell({ step: 'VISIT' })).body.counted).toBe(true)
})
