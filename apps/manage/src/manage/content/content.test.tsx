import { createTestPlatform } from '@galleria/platform/testing'
import { listAnnouncements } from '@galleria/platform-client/announcements'
import {
  createContentPage,
  getContentPage,
  publishContentPage,
  queryContentPages,
  updateContentPage,
} from '@galleria/platform-client/content-pages'
import { listMenus } from '@galleria/platform-client/menus'
import { listUrlRedirects } from '@galleria/platform-client/url-redirects'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LONG, openAs, ownerOf } from '../shared/staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = ownerOf(site)

const pageTitled = async (title: string) => {
  const { pages } = await queryContentPages(store, { query: { kind: 'PAGE', search: title } })
  return (await getContentPage(store, { pageId: pages[0]?.id ?? '' })).page
}
const idle = async (name: string) =>
  expect.poll(() => screen.getByRole('button', { name }).getAttribute('aria-busy'), LONG).toBeNull()

test('A page is written, translated beside its original, and published', async () => {
  const { user, router } = await openAs(site, 'staff', '/manage/content/pages/new')
  await user.type(await screen.findByLabelText('Title', {}, LONG), 'Shipping')
  await user.type(screen.getByLabelText('Summary'), 'How long it takes')
  await user.selectOptions(screen.getByLabelText('Language'), 'de')
  expect(screen.getByText('How long it takes')).toBeTruthy()
  await user.type(screen.getByLabelText('Title'), 'Versand')
  await user.selectOptions(screen.getByLabelText('Language'), 'ja')
  await user.type(screen.getByLabelText('Title'), '配送')
  await user.click(screen.getByRole('button', { name: 'Save and publish' }))
  await expect.poll(() => router.state.location.pathname, LONG).toMatch(/pages\/[\da-f-]{36}$/)
  expect(await pageTitled('Shipping')).toMatchObject({
    ...{ slug: 'shipping', status: 'PUBLISHED', hasDraft: false },
    content: { summary: 'How long it takes', translations: { de: { title: 'Versand' } } },
  })
  expect(await screen.findByRole('link', { name: 'Preview' }, LONG)).toBeTruthy()
  cleanup()
  await openAs(site, 'staff', '/manage/content?q=ship')
  const row = await screen.findByRole('row', { name: /Shipping/ }, LONG)
  expect(within(row).getByText('Published')).toBeTruthy()
  expect(within(row).getByText('日本語').parentElement?.textContent).toBe('Deutsch · 日本語')
}, 90_000)

test('An address that is taken is told at its field, and what was typed stays', async () => {
  await createContentPage(store, { page: { kind: 'PAGE', title: 'Terms' } })
  const { user } = await openAs(site, 'staff', '/manage/content/pages/new')
  await user.type(await screen.findByLabelText('Title', {}, LONG), 'More terms')
  await user.type(screen.getByLabelText('Address'), 'terms')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Another page has/, { selector: 'p' }, LONG)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('More terms')
}, 90_000)

test('Fields that a colleague changed meanwhile are merged with those that were typed', async () => {
  const { page } = await createContentPage(store, { page: { kind: 'PAGE', title: 'About us' } })
  const { user } = await openAs(site, 'staff', `/manage/content/pages/${page.id}`)
  await user.type(await screen.findByLabelText('Summary', {}, LONG), 'Mine')
  const { id, revision } = page
  await updateContentPage(store, { page: { id, revision, seoTitle: 'Theirs' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => screen.getByLabelText<HTMLInputElement>('Page title for search engines').value, LONG)
    .toBe('Theirs')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Summary').value).toBe('Mine')
  await idle('Save')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(async () => (await pageTitled('About us')).content.summary, LONG).toBe('Mine')
}, 90_000)

test('A version is compared with the latest one, and restored as a draft', async () => {
  const first = (
    await createContentPage(store, { page: { kind: 'PAGE', title: 'Care', body: '<p>Wash cold</p>' } })
  ).page
  const { id, revision } = first
  const second = (await updateContentPage(store, { page: { id, revision, body: '<p>Wash hot</p>' } })).page
  await publishContentPage(store, { pageId: id, revision: second.revision })
  const { user } = await openAs(site, 'staff', `/manage/content/versions/${id}`)
  await user.click(await screen.findByRole('link', { name: 'Compare version 1' }, LONG))
  expect((await screen.findByText('Wash cold', {}, LONG)).tagName).toBe('DEL')
  expect(screen.getByText('Wash hot').tagName).toBe('INS')
  await user.click(screen.getByRole('button', { name: 'Restore version 1' }))
  const dialog = within(await screen.findByRole('alertdialog', {}, LONG))
  await user.click(dialog.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Restored from version 1', {}, LONG)).toBeTruthy()
  expect(await pageTitled('Care')).toMatchObject({ version: 3, publishedVersion: 2, hasDraft: true })
}, 90_000)

test('Redirects are added, imported from a file, and those that lead in a circle are named', async () => {
  const { user } = await openAs(site, 'staff', '/manage/content/redirects')
  await user.type(await screen.findByLabelText('Old path', {}, LONG), '/old')
  await user.type(screen.getByLabelText('New address'), 'products')
  await user.click(screen.getByRole('button', { name: 'Add redirect' }))
  expect(await screen.findByText(/^Enter a path that begins with \/, or/, {}, LONG)).toBeTruthy()
  await user.clear(screen.getByLabelText('New address'))
  await user.type(screen.getByLabelText('New address'), '/products')
  await user.click(screen.getByRole('button', { name: 'Add redirect' }))
  expect(await screen.findByRole('row', { name: /\/old/ }, LONG)).toBeTruthy()
  const csv = 'from,to\n/a,/b\n/b,/a\n'
  const file = new File([csv], 'redirects.csv', { type: 'text/csv' })
  await user.upload(screen.getByLabelText('CSV file'), file)
  await user.click(await screen.findByRole('button', { name: 'Import 2 rows' }, LONG))
  expect(await screen.findByText('1 row wasn’t imported', {}, LONG)).toBeTruthy()
  expect(screen.getByText('This redirect would lead back to itself.')).toBeTruthy()
  const { redirects } = await listUrlRedirects(store, {})
  expect(redirects.map(({ from, to }) => [from, to])).toEqual([
    ['/a', '/b'],
    ['/old', '/products'],
  ])
  await user.click(screen.getByRole('checkbox', { name: 'Select /old' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog', {}, LONG))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('1 redirect deleted.', {}, LONG)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('row', { name: /\/old/ }, LONG)).toBeTruthy()
}, 90_000)

test('The alt text of a page’s picture is translated beside its original', async () => {
  const picture = { id: 'p', url: 'https://media.galleria.test/p.jpg', altText: 'A parcel' }
  const { page } = await createContentPage(store, { page: { kind: 'PAGE', title: 'Parcels', picture } })
  const { user } = await openAs(site, 'staff', `/manage/content/pages/${page.id}`)
  await user.selectOptions(await screen.findByLabelText('Language', {}, LONG), 'de')
  expect(screen.getByText('A parcel')).toBeTruthy()
  await user.type(screen.getByLabelText('Alt text'), 'Ein Paket')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const saved = async () => (await pageTitled('Parcels')).content.translations
  await expect.poll(saved, LONG).toEqual({ de: { altText: 'Ein Paket' } })
}, 90_000)

test('A menu is written with entries below an entry, and moved by keyboard', async () => {
  const { user } = await openAs(site, 'staff', '/manage/content/menus')
  const form = within(await screen.findByRole('form', { name: 'Main menu' }, LONG))
  expect(form.queryByLabelText('Language')).toBeNull()
  expect(form.queryByRole('button', { name: 'Save' })).toBeNull()
  await user.click(form.getByRole('button', { name: 'Add entry' }))
  await user.type(form.getByLabelText('Label'), 'Help')
  await user.click(form.getByRole('button', { name: 'Add entry below Help' }))
  await user.type(form.getAllByLabelText('Label')[1] as HTMLElement, 'Returns')
  await user.type(form.getAllByLabelText('Link')[1] as HTMLElement, '/pages/returns')
  await user.click(form.getByRole('button', { name: 'Add entry' }))
  await user.type(form.getAllByLabelText('Label')[2] as HTMLElement, 'About')
  await user.click(form.getByRole('button', { name: /About.*up/i }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  const saved = async () => (await listMenus(store)).menus[0]?.items?.map(({ label }) => label)
  await expect.poll(saved, LONG).toEqual(['About', 'Help'])
  expect((await listMenus(store)).menus[0]?.items?.[1]?.items).toMatchObject([
    { label: 'Returns', to: '/pages/returns' },
  ])
  const history = within(await screen.findByRole('region', { name: 'History of the main menu' }, LONG))
  await user.click(history.getByRole('button', { name: 'Undo version 1' }))
  await expect.poll(saved, LONG).toBeUndefined()
}, 90_000)

test('An announcement is written with its dates and its translation, and one that is removed comes back', async () => {
  const { user } = await openAs(site, 'staff', '/manage/content/announcements')
  await user.click(await screen.findByRole('button', { name: 'Add announcement' }, LONG))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Fill in this field.', {}, LONG)).toBeTruthy()
  await user.type(screen.getByLabelText('Text'), 'Free delivery')
  await user.type(screen.getByLabelText('Link'), '/products')
  await user.selectOptions(screen.getByLabelText('Style'), 'ACCENT')
  await user.type(screen.getByLabelText('Show from'), '2030-01-02T10:00')
  await user.type(screen.getByLabelText('Show until'), '2030-01-01T10:00')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The end must be after the start.', {}, LONG)).toBeTruthy()
  await user.clear(screen.getByLabelText('Show until'))
  await user.selectOptions(screen.getByLabelText('Language'), 'de')
  await user.type(screen.getByLabelText('Text'), 'Versand gratis')
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(preview.getByText('Versand gratis').lang).toBe('de')
  await user.selectOptions(screen.getByLabelText('Language'), 'en')
  await user.click(screen.getByRole('button', { name: 'Remove “Free delivery”' }))
  expect(screen.queryByLabelText('Text')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }, LONG))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const saved = async () => (await listAnnouncements(store)).announcements.announcements
  await expect.poll(saved, LONG).toMatchObject([
    {
      ...{ text: 'Free delivery', to: '/products', tone: 'ACCENT', isDismissible: true, isOn: true },
      ...{ startDate: '2030-01-02T10:00:00.000Z', endDate: null, translations: { de: 'Versand gratis' } },
    },
  ])
  expect(await screen.findByText('Scheduled', {}, LONG)).toBeTruthy()
  const history = within(screen.getByRole('region', { name: 'History' }))
  expect(await history.findByText('Added “Free delivery”', {}, LONG)).toBeTruthy()
  expect(history.getByText(/^by \S/)).toBeTruthy()
  await user.type(screen.getByLabelText('Text'), ' for all')
  expect(history.queryByRole('button')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo changes' }))
  await user.click(history.getByRole('button', { name: 'Undo version 1' }))
  await expect.poll(saved, LONG).toEqual([])
  expect(await screen.findByText('Restored. Shoppers see it now.', {}, LONG)).toBeTruthy()
  await user.click(await history.findByRole('button', { name: 'Restore version 1' }, LONG))
  await expect.poll(saved, LONG).toMatchObject([{ text: 'Free delivery' }])
  expect(await history.findByText('Version 3, restored from version 1', {}, LONG)).toBeTruthy()
}, 90_000)
