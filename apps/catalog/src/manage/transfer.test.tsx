import { storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { getCatalogImport } from '@galleria/platform-client/catalog-imports'
import { queryProducts } from '@galleria/platform-client/products'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAs } from './staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = storeOf(site)
beforeAll(() => {
  // The store's side makes a client of its own, which asks as a browser does.
  vi.stubGlobal('fetch', site.fetch)
  // Files go the same way: what counts their bytes needs a server with a port.
  vi.stubGlobal('XMLHttpRequest', undefined)
})
afterEach(cleanup)
afterAll(() => site.close())

const LONG = { timeout: 30_000 }
const found = async (slug: string) =>
  (await queryProducts(store, { query: { filter: { slug } } })).products[0]

/** The platform gets to what it was told to do. */
async function work() {
  const { services } = site.platform
  site.clock.advance(5)
  await services.schedule.runDue(services)
}

const GOODS = `handleId,name,price,Worth,Note
tea-jar,Tea jar,18,9,good
tea-spoon,Tea spoon,dear,1,bad
tea-tray,Tea tray,30,12,good
`

async function choose(name: string, text: string) {
  const opened = await openAs(site, 'owner', '/manage/catalog/transfer')
  await screen.findByRole('button', { name: 'Choose a CSV file' }, LONG)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('Files can be chosen')
  await opened.user.upload(input, new File([text], name, { type: 'text/csv' }))
  return opened
}

test('A table is sent, its columns are named, it is tried, imported, and told row by row', async () => {
  const { user, router } = await choose('goods.csv', GOODS)
  await screen.findByRole('heading', { level: 1, name: 'goods.csv' }, LONG)
  await work()
  await screen.findByRole('heading', { name: 'Map columns' }, LONG)
  const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)
  expect(select('handleId').selectedOptions[0]?.text).toBe('Product handle')
  expect(select('Worth').value).toBe('')
  await user.selectOptions(select('Worth'), 'Price')
  expect(screen.getAllByText('Another column has this field. Skip one of them.')).toHaveLength(2)
  await user.selectOptions(select('Worth'), 'Cost')
  await user.selectOptions(select('handleId'), 'Skip')
  expect(screen.getByText('Choose a column for: Product handle')).toBeTruthy()
  await user.selectOptions(select('handleId'), 'Product handle')
  await user.click(screen.getByRole('button', { name: 'Test import' }))
  await screen.findByText(/^3 rows tested/, {}, LONG)
  const wrong = within(screen.getByRole('row', { name: /tea-spoon/ }))
  expect(wrong.getByText('Product skipped')).toBeTruthy()
  expect(await found('tea-jar')).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Start import' }))
  await screen.findByRole('meter', { name: 'Importing' }, LONG)
  await work()
  await screen.findByRole('heading', { name: '1 problem in the file' }, LONG)
  expect(await found('tea-jar')).toMatchObject({ name: 'Tea jar', priceData: { price: 18 } })
  await user.click(screen.getByRole('button', { name: 'Export problems as CSV' }))
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Download file' }, LONG)
  expect(document.activeElement).toBe(link)
  expect(await (await site.fetch(link.href)).text()).toContain('tea-spoon')
  await user.click(screen.getByRole('link', { name: 'View changes or undo' }))
  await screen.findByRole('heading', { level: 1, name: 'Products imported' }, LONG)
  expect(router.state.location.pathname).toMatch(/^\/manage\/catalog\/history\//)
  await user.click(await screen.findByRole('button', { name: 'Undo' }, LONG))
  await vi.waitFor(async () => {
    await work()
    expect(await found('tea-jar')).toBeUndefined()
  }, LONG)
}, 120_000)

test('A file that is no table says so at its field, and an unreadable one says why', async () => {
  await openAs(site, 'owner', '/manage/catalog/transfer')
  const drop = await screen.findByRole('button', { name: 'Choose a CSV file' }, LONG)
  const files = [new File(['%PDF-1.4\n%%EOF\n'], 'goods.pdf', { type: 'application/pdf' })]
  fireEvent.drop(drop, { dataTransfer: { files, types: ['Files'] } })
  expect(await screen.findByText(/^goods\.pdf: This isn’t a CSV file\./, {}, LONG)).toBeTruthy()
  cleanup()
  const { router } = await choose('empty.csv', 'handleId,name,price\n')
  await screen.findByRole('heading', { level: 1, name: 'empty.csv' }, LONG)
  const catalogImportId = router.state.location.pathname.split('/').at(-1) ?? ''
  await work()
  expect((await getCatalogImport(store, { catalogImportId })).catalogImport.status).toBe('FAILED')
  expect(await screen.findByText('We couldn’t import this file', {}, LONG)).toBeTruthy()
}, 60_000)

test('Products are taken out for the platform that shall read them', async () => {
  const { user } = await openAs(site, 'staff', '/manage/catalog/transfer')
  await user.selectOptions(await screen.findByLabelText('Format', {}, LONG), 'Shopify')
  await user.selectOptions(screen.getByLabelText('Products'), 'Visible')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Download file' }, LONG)
  const text = await (await site.fetch(link.href)).text()
  expect(text).toContain('Variant Price')
  expect(text).toContain('studio-overshirt')
}, 60_000)
