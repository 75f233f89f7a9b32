import { createTestPlatform } from '@galleria/platform/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAs } from '../shared/staff.fixture.ts'

const LONG = { timeout: 30_000 }
const site = await createTestPlatform({ seed: 'full' })
// The store's side makes a client of its own, which asks as a browser does.
beforeAll(() => vi.stubGlobal('fetch', site.fetch))
afterEach(cleanup)
afterAll(() => site.close())

const figure = (name: string) => {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === name)
  return term?.parentElement?.textContent ?? ''
}

/** The sum of a year over the orders themselves, in cents. */
async function sumOfYear(): Promise<number> {
  const { db } = site.platform.services
  const since = new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10)
  const orders = await db.selectFrom('orders').selectAll().where('status', '=', 'APPROVED').execute()
  return orders
    .filter(({ document }) => (document.purchasedDate ?? '').slice(0, 10) >= since)
    .reduce((sum, { totalMinor }) => sum + totalMinor, 0)
}

const year = () => {
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
  return `from=${day(364)}&to=${day(0)}`
}

test('The overview shows the sum of the orders of its days, with a chart and the best rows', async () => {
  await openAs(site, 'owner', `/manage/analytics?${year()}`)
  await screen.findByRole('heading', { level: 1, name: 'Overview' }, LONG)
  const total = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(
    (await sumOfYear()) / 100,
  )
  expect(figure('Total sales')).toContain(total)
  const table = screen.getByRole('region', { name: 'Top products' })
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(3)
  expect(await screen.findByText('Sales over time', {}, LONG)).toBeTruthy()
})

test('Days that are the wrong way round are told at their field, and stay as typed', async () => {
  await openAs(site, 'owner', '/manage/analytics/products?from=2026-03-09&to=2026-03-01')
  const field = await screen.findByLabelText<HTMLInputElement>('To', {}, LONG)
  expect(field.value).toBe('2026-03-01')
  expect(screen.getByText('The end is before the start. Swap the dates.')).toBeTruthy()
})

test('A product of the report opens its own page, with its variants and the same days', async () => {
  const { router } = await openAs(site, 'owner', `/manage/analytics/products?${year()}`)
  await screen.findByRole('heading', { level: 1, name: 'Products' }, LONG)
  const table = await screen.findByRole('table', {}, LONG)
  const [link] = within(table).getAllByRole('link', { name: /./ }).slice(-1)
  const name = link?.textContent ?? ''
  fireEvent.click(link as HTMLElement)
  await screen.findByRole('heading', { level: 1, name }, LONG)
  expect(router.state.location.search).toContain('from=')
  expect(screen.getByRole('link', { name: 'Open product' })).toBeTruthy()
})

test.each([
  ['collections', 'Collections'],
  ['channels', 'Channels'],
  ['countries', 'Countries'],
  ['discounts', 'Discounts'],
  ['returns', 'Returns'],
  ['customers', 'Customers'],
  ['cohorts', 'Cohorts'],
  ['searches', 'Searches'],
  ['wishlists', 'Wishlists'],
  ['funnel', 'Conversion'],
  ['stock', 'Stock turnover'],
  ['loyalty', 'Loyalty'],
])('The report %s opens with figures of the seed', async (path, title) => {
  await openAs(site, 'owner', `/manage/analytics/${path}?${year()}`)
  await screen.findByRole('heading', { level: 1, name: title }, LONG)
  expect(screen.queryByText('No sales in this period')).toBeNull()
  if (path === 'searches') expect(screen.getByText('Every search in this period found products')).toBeTruthy()
  else if (path === 'loyalty') expect(figure('Outstanding points')).toMatch(/\d/)
  else expect((await screen.findAllByRole('row', {}, LONG)).length).toBeGreaterThan(1)
})

test('Conversion begins with the visits of the period, by source and device', async () => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
  for (const step of ['VISIT', 'VISIT', 'PRODUCT'])
    await site.fetch(`${site.url}/analytics/v1/visits`, {
      method: 'POST',
      headers: { 'user-agent': userAgent },
      body: JSON.stringify({ step, source: 'SOCIAL' }),
    })
  await openAs(site, 'owner', `/manage/analytics/funnel?${year()}`)
  expect(await screen.findByRole('row', { name: /^Visits 2 0 – 100%$/ }, LONG)).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Saw a product 1 0 50% 50%$/ })).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Social networks 2 1' })).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Computer 2 1' })).toBeTruthy()
})

test('A file has every row of the report, with the figures as numbers', async () => {
  const saved: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => saved.push(file) && 'blob:' }))
  URL.revokeObjectURL = () => undefined
  await openAs(site, 'owner', `/manage/analytics/countries?${year()}`)
  fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }, LONG))
  await vi.waitFor(() => expect(saved).toHaveLength(1), LONG)
  const [head, ...lines] = ((await saved[0]?.text()) ?? '').trim().split('\r\n')
  expect(head).toMatch(/^\uFEFF?Country,ID,Orders,Units,Gross sales/)
  const total = lines.reduce((sum, line) => sum + Math.round(Number(line.split(',').at(-3)) * 100), 0)
  expect(total).toBe(await sumOfYear())
})

/** Rows of the file that a page exports, without its head. */
async function fileOf(address: string) {
  const saved: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => saved.push(file) && 'blob:' }))
  URL.revokeObjectURL = () => undefined
  const { router } = await openAs(site, 'owner', address)
  fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }, LONG))
  await vi.waitFor(() => expect(saved).toHaveLength(1), LONG)
  const [, ...lines] = ((await saved[0]?.text()) ?? '').trim().split('\r\n')
  return { router, lines: lines.map((line) => line.split(',')) }
}

test('The loyalty report ends with the points of all accounts, and values them at the rate that staff state', async () => {
  const rows = await site.platform.services.db.selectFrom('loyaltyAccounts').select('balance').execute()
  const points = rows.reduce((sum, { balance }) => sum + balance, 0)
  const { lines } = await fileOf(`/manage/analytics/loyalty?${year()}&rate=0.5`)
  expect(figure('Outstanding points')).toContain(new Intl.NumberFormat('en').format(points))
  expect(lines.at(-1)?.slice(-2)).toEqual([String(points), ((points / 100) * 0.5).toFixed(2)])
  const field = await screen.findByLabelText<HTMLInputElement>('Value of 100 points')
  expect(field.value).toBe('0.50')
})

test('A rate that is typed goes into the address, and back to the best reward', async () => {
  const { router } = await openAs(site, 'owner', '/manage/analytics/loyalty')
  const field = await screen.findByLabelText<HTMLInputElement>('Value of 100 points', {}, LONG)
  fireEvent.change(field, { target: { value: '3' } })
  fireEvent.click(screen.getByRole('button', { name: 'Use this value' }))
  await vi.waitFor(() => expect(router.state.location.search).toContain('rate=3.00'), LONG)
  fireEvent.click(await screen.findByRole('link', { name: 'Use the best reward' }, LONG))
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'Use the best reward' })).toBeNull(), LONG)
})

test('A row of what moved points opens its accounts, each with a link', async () => {
  await openAs(site, 'owner', `/manage/analytics/loyalty?${year()}`)
  const table = await screen.findByRole('region', { name: 'Points by rule, reward and campaign' }, LONG)
  const [link] = within(table).getAllByRole('link', { name: /./ }).slice(-1)
  const name = link?.textContent ?? ''
  fireEvent.click(link as HTMLElement)
  await screen.findByRole('heading', { level: 1, name }, LONG)
  const accounts = await screen.findByRole('region', { name: 'Accounts whose points moved' }, LONG)
  const [account] = within(accounts).getAllByRole('link', { name: /./ }).slice(-1)
  expect(account?.getAttribute('href')).toMatch(/^\/manage\/loyalty\/accounts\/[0-9a-f-]{36}$/)
})

test('A link to the accounts of a source keeps the rate that staff state', async () => {
  await openAs(site, 'owner', `/manage/analytics/loyalty?${year()}&rate=0.5`)
  const table = await screen.findByRole('region', { name: 'Points by rule, reward and campaign' }, LONG)
  const [link] = within(table).getAllByRole('link', { name: /./ }).slice(-1)
  expect(link?.getAttribute('href')).toMatch(/[?&]rate=0\.5$/)
})

test('Points of a source that there is not are no page', async () => {
  await openAs(site, 'owner', '/manage/analytics/loyalty/unknown')
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this page' }, LONG)
})

test('Cohorts are a table with headers of rows and columns, and a file of the shown figure', async () => {
  const { lines } = await fileOf('/manage/analytics/cohorts?show=orders&months=24')
  const table = within(screen.getByRole('region', { name: 'Cohorts' })).getByRole('table')
  const rows = within(table).getAllByRole('rowheader')
  expect(rows.length).toBe(lines.length)
  expect(within(table).getByRole('columnheader', { name: '1 month later' })).toBeTruthy()
  const [first = []] = lines
  expect(Number(first[2])).toBeGreaterThanOrEqual(Number(first[1]))
  expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('true')
})
