import { createTestPlatform } from '@galleria/platform/testing'
import { getContentPage, queryContentPages, updateContentPage } from '@galleria/platform-client/content-pages'
import { queryProducts } from '@galleria/platform-client/products'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LONG, openAs, ownerOf } from '../shared/staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = ownerOf(site)

async function home() {
  const { pages } = await queryContentPages(store, { query: { kind: 'HOME' } })
  return pages[0] && (await getContentPage(store, { pageId: pages[0].id })).page
}
const sections = async () => (await home())?.content.sections ?? []

test('The home page is put together from sections, translated, published and compared with an earlier version', async () => {
  const { user } = await openAs(site, 'staff', '/manage/content/home')
  const button = (name: string | RegExp) => screen.getByRole('button', { name })
  const add = async (kind: string) => {
    await user.selectOptions(screen.getByLabelText('Kind of section'), kind)
    await user.click(button('Add section'))
  }
  expect(await screen.findByText(/^Until you publish/, {}, LONG)).toBeTruthy()
  await add('HERO')
  expect(document.activeElement).toBe(button('Large picture with text'))
  await user.type(screen.getByLabelText('Heading'), 'Autumn')
  await user.type(screen.getByLabelText('Link'), 'products')
  await user.click(button('Save and publish'))
  expect(await screen.findByText(/^Enter a path that begins with/, {}, LONG)).toBeTruthy()
  await user.clear(screen.getByLabelText('Link'))
  await user.type(screen.getByLabelText('Link'), '/products')
  await user.click(button('Large picture with text: Autumn'))

  const { products } = await queryProducts(store, { query: { paging: { limit: 1 } } })
  await add('PRODUCTS')
  await user.type(screen.getByRole('combobox', { name: 'Products' }), products[0]?.name ?? '')
  await user.click(await screen.findByRole('option', { name: new RegExp(products[0]?.name ?? '') }, LONG))
  await add('JOURNAL')
  await user.click(button(/Latest journal posts.*up/i))
  await user.click(button('Hide “Latest journal posts”'))
  await user.click(button('Delete “Featured products”'))
  expect(document.activeElement).toBe(button('Undo'))
  await user.click(button('Undo'))
  await user.selectOptions(screen.getByLabelText('Language'), 'de')
  await user.click(button('Large picture with text: Autumn'))
  await user.type(screen.getAllByLabelText('Heading')[0] as HTMLElement, 'Herbst')
  await user.click(button('Save and publish'))
  await expect.poll(async () => (await home())?.status, LONG).toBe('PUBLISHED')
  expect(await sections()).toMatchObject([
    { type: 'HERO', title: 'Autumn', to: '/products', translations: { de: { title: 'Herbst' } } },
    { type: 'JOURNAL', isHidden: true },
    { type: 'PRODUCTS', isHidden: false, ids: [products[0]?.id] },
  ])
  expect(await screen.findByRole('link', { name: 'Preview' }, LONG)).toBeTruthy()

  await user.selectOptions(screen.getByLabelText('Language'), 'en')
  const heading = screen.getAllByLabelText('Heading')[0] as HTMLElement
  await user.clear(heading)
  await user.type(heading, 'Winter')
  await user.click(button('Save'))
  await expect.poll(async () => (await sections())[0]?.title, LONG).toBe('Winter')
  expect(await home()).toMatchObject({
    hasDraft: true,
    content: { outdated: { de: [expect.stringMatching(/\.title$/)] } },
  })
  const { id } = (await home()) ?? { id: '' }
  cleanup()
  await openAs(site, 'staff', `/manage/content/versions/${id}?version=1`)
  const changed = within(
    await screen.findByRole('region', { name: 'Large picture with text: Heading' }, LONG),
  )
  expect(changed.getByText('Autumn').tagName).toBe('DEL')
  expect(changed.getByText('Winter').tagName).toBe('INS')
  expect(screen.getByRole('link', { name: 'Edit the page' }).getAttribute('href')).toBe(
    '/manage/content/home',
  )
})

test('The alt text of a section’s picture is translated beside its original', async () => {
  const page = await home()
  const picture = { id: 'p', url: 'https://media.galleria.test/p.jpg', altText: 'Snow' }
  const pictured = (await sections()).map((each) => (each.type === 'HERO' ? { ...each, picture } : each))
  const { id = '', revision = '' } = page ?? {}
  await updateContentPage(store, { page: { id, revision, sections: pictured } })
  const { user } = await openAs(site, 'staff', '/manage/content/home')
  await user.selectOptions(await screen.findByLabelText('Language', {}, LONG), 'de')
  await user.click(screen.getByRole('button', { name: 'Large picture with text: Winter' }))
  expect(screen.getByText('Snow')).toBeTruthy()
  await user.type(screen.getByLabelText('Alt text'), 'Schnee')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const german = async () => (await sections())[0]?.translations.de
  await expect.poll(german, LONG).toEqual({ title: 'Herbst', altText: 'Schnee' })
}, 90_000)

test('A home page without a section to show is not published', async () => {
  const { user } = await openAs(site, 'staff', '/manage/content/home')
  for (const name of ['Hide “Large picture with text: Winter”', 'Hide “Featured products”'])
    await user.click(await screen.findByRole('button', { name }, LONG))
  await user.click(screen.getByRole('button', { name: 'Save and publish' }))
  expect(await screen.findByText(/^Add or show a section/, {}, LONG)).toBeTruthy()
  expect((await home())?.publishedVersion).toBe(1)
}, 90_000)
