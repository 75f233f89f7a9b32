import { storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import {
  addProductsToCollection,
  createCollection,
  createProduct,
  deleteProduct,
} from '@galleria/platform-client/catalog-writes'
import { createSizeGuide, listSizeGuides } from '@galleria/platform-client/size-guides'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAs } from './staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = storeOf(site)
beforeAll(() => {
  vi.stubGlobal('fetch', site.fetch)
})
afterEach(cleanup)
afterAll(() => site.close())

const patience = { timeout: 60_000 }
const guides = async () => (await listSizeGuides(store, undefined)).sizeGuides

test('A size guide is written by keyboard, translated, tied to a product, and linked from its page', async () => {
  const { product } = await createProduct(store, {
    product: { name: 'Linen shirt', priceData: { price: 10 } },
  })
  const at = `/manage/catalog/size-guides/new?product=${product.id}`
  const { user } = await openAs(site, 'owner', at)
  await user.click(await screen.findByRole('button', { name: 'Save' }, patience))
  expect(screen.getAllByText('Enter a value')).toHaveLength(1)
  await user.type(screen.getByLabelText('Name'), 'Shirts')
  await user.click(screen.getByRole('button', { name: 'Remove column Waist' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'S, Chest' }))
  await user.keyboard('{Alt>}{Enter}{/Alt}')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'M, Chest' }))
  await user.click(screen.getByRole('textbox', { name: 'S, Chest' }))
  await user.keyboard('88{Enter}96{Enter}104{Enter}110')
  await user.type(screen.getByRole('textbox', { name: 'row 4, Size' }), 'XL')
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(screen.getByText('XL is now row 3.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'XL, Size' }))
  await user.click(screen.getByText('Translations'))
  await user.selectOptions(screen.getByLabelText('Language'), 'Deutsch')
  await user.type(screen.getByLabelText('Chest'), 'Brust')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { level: 1, name: 'Shirts' }, patience)
  expect(await guides()).toMatchObject([
    {
      ...{ name: 'Shirts', unit: 'CM', productIds: [product.id], translations: { de: { Chest: 'Brust' } } },
      rows: [
        ['S', '88'],
        ['M', '96'],
        ['XL', '110'],
        ['L', '104'],
      ],
    },
  ])
  await user.type(screen.getByLabelText('Name'), ' ')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved.', {}, patience)).toBeTruthy()
  const tied = screen.getByRole('link', { name: 'Linen shirt' })
  cleanup()
  await openAs(site, 'owner', tied.getAttribute('href') ?? '')
  const link = await screen.findByRole('link', { name: 'Size guide: Shirts' }, patience)
  expect(link.getAttribute('href')).toBe(`/manage/catalog/size-guides/${(await guides())[0]?.id}`)
})

test('The page of a hidden product names the oldest guide of its collections, and offers one of its own', async () => {
  const { product } = await createProduct(store, {
    product: { name: 'Wool cap', priceData: { price: 10 }, visible: false },
  })
  for (const name of ['Winter', 'Accessories']) {
    const { collection } = await createCollection(store, { collection: { name } })
    await addProductsToCollection(store, { id: collection.id, productIds: [product.id] })
    await createSizeGuide(store, {
      sizeGuide: {
        ...{ name: `${name} sizes`, unit: 'CM', columns: [{ name: 'Size', isMeasure: false }], rows: [] },
        ...{ notes: '', productIds: [], collectionIds: [collection.id], translations: {} },
      },
    })
  }
  await openAs(site, 'owner', `/manage/catalog/products/${product.id}`)
  expect(await screen.findByRole('link', { name: 'Size guide: Winter sizes' }, patience)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add size guide' }).getAttribute('href')).toBe(
    `/manage/catalog/size-guides/new?product=${product.id}`,
  )
})

test('A product that is gone is told at the field of the products', async () => {
  const { product } = await createProduct(store, { product: { name: 'Silk tie', priceData: { price: 10 } } })
  const { user } = await openAs(site, 'owner', `/manage/catalog/size-guides/new?product=${product.id}`)
  await user.type(await screen.findByLabelText('Name', {}, patience), 'Ties')
  await deleteProduct(store, { id: product.id })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(
    () =>
      expect(screen.getByRole('combobox', { name: 'Products' }).getAttribute('aria-invalid')).toBe('true'),
    patience,
  )
})
