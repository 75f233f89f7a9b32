import { storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { queryCustomizations } from '@galleria/platform-client/catalog-customizations'
import { queryCatalogEdits } from '@galleria/platform-client/catalog-edits'
import { createProduct, deleteProduct, getOwnProduct } from '@galleria/platform-client/catalog-writes'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAs } from './staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = storeOf(site)
// The store's side makes a client of its own, which asks as a browser does.
beforeAll(() => vi.stubGlobal('fetch', site.fetch))
afterEach(cleanup)
afterAll(() => site.close())

const LONG = { timeout: 30_000 }
const called = async (name: string) =>
  (await queryCustomizations(store, { query: { filter: { name } } })).customizations[0]
const choicesOf = async (name: string) =>
  (await called(name))?.choicesSettings?.choices?.map((choice) => choice.name)

test('An option is made, put in another order, renamed on the products that have it, and stays while they do', async () => {
  const { user, router } = await openAs(site, 'owner', '/manage/catalog/customizations')
  await user.click(await screen.findByRole('link', { name: 'Add customization' }, LONG))
  await user.click(await screen.findByRole('button', { name: 'Save' }, LONG))
  expect(screen.getByText('Enter a value')).toBeTruthy()
  await user.type(screen.getByLabelText('Name'), 'Glaze')
  await user.type(screen.getByLabelText('Choice 1'), 'Ash')
  await user.click(screen.getByRole('button', { name: 'Add choice' }))
  await user.type(screen.getByLabelText('Choice 2'), 'Moss')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { level: 1, name: 'Glaze' }, LONG)
  expect(router.state.location.pathname).toMatch(/customizations\/[\da-f-]{36}$/)
  cleanup()
  const productOptions = [{ name: 'Glaze', optionType: 'drop_down', choices: [{ description: 'Ash' }] }]
  const product = { name: 'Cup', priceData: { price: 4 }, productOptions }
  const { id } = (await createProduct(store, { product: product as never })).product
  const second = await openAs(site, 'owner', router.state.location.pathname)
  const name = await screen.findByLabelText<HTMLInputElement>('Name', {}, LONG)
  expect(screen.getByText('1 product')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Cup' }).getAttribute('href')).toContain(id)
  await second.user.click(screen.getByRole('button', { name: 'Move “Ash” down' }))
  await second.user.clear(name)
  await second.user.type(name, 'Finish')
  await second.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { level: 1, name: 'Finish' }, LONG)
  expect(await choicesOf('Finish')).toEqual(['Moss', 'Ash'])
  expect(
    (await getOwnProduct(store, { id, includeMerchantSpecificData: true })).product.productOptions[0]?.name,
  ).toBe('Finish')
  await second.user.click(screen.getByRole('button', { name: 'Remove choice Ash' }))
  await second.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Products use one of the choices you removed/, {}, LONG)
  await second.user.click(screen.getByRole('button', { name: 'Undo changes' }))
  await deleteProduct(store, { id })
  await second.user.click(screen.getByRole('button', { name: 'Delete' }))
  const asked = within(await screen.findByRole('alertdialog', {}, LONG))
  await second.user.click(asked.getByRole('button', { name: 'Delete' }))
  await screen.findByRole('heading', { level: 1, name: 'Customizations' }, LONG)
  expect(await called('Finish')).toBeUndefined()
}, 120_000)

test('A text that shoppers write is made, and the history tells of it by its kind', async () => {
  const { user } = await openAs(site, 'staff', '/manage/catalog/customizations/new')
  await user.type(await screen.findByLabelText('Name', {}, LONG), 'Dedication')
  await user.selectOptions(screen.getByLabelText('Type'), 'Text field for customers')
  await user.type(screen.getByLabelText('Question for customers'), 'Whose names?')
  const most = screen.getByLabelText('Character limit')
  await user.clear(most)
  await user.type(most, '900')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Enter a whole number from 1 to 500')).toBeTruthy()
  await user.clear(most)
  await user.type(most, '40')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { level: 1, name: 'Dedication' }, LONG)
  expect((await called('Dedication'))?.freeTextInput).toMatchObject({
    title: 'Whose names?',
    maxCharCount: 40,
  })
  cleanup()
  const query = { filter: { call: 'CreateCustomization' } }
  const [edit] = (await queryCatalogEdits(store, { query })).catalogEdits
  await openAs(site, 'staff', `/manage/catalog/history/${edit?.id}`)
  await screen.findByRole('heading', { level: 1, name: 'Customization created' }, LONG)
  expect(screen.getByText('Customization: Dedication')).toBeTruthy()
}, 90_000)
