import type { Product } from '@galleria/platform-client/products'
import { expect, test } from 'vitest'
import type { SavedLine } from './saved-lines.ts'
import { productsSaved, savedNow, variantsSaved } from './saved-now.ts'

const stores = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const line = (more: Partial<SavedLine> = {}, options?: Record<string, unknown>): SavedLine => ({
  catalogReference: { appId: stores, catalogItemId: 'vase', ...(options && { options }) },
  quantity: 1,
  name: 'Old vase',
  path: '/products/old-vase',
  ...more,
})
const picture = (name: string) => ({ url: `https://media.example/${name}`, width: 400, height: 300 })
const media = (name: string) => ({
  mainMedia: { id: name, mediaType: 'image', image: picture(name) },
  items: [],
})
const price = (amount: number) => ({ price: amount, discountedPrice: amount, currency: 'USD' })
const vase = (more: object = {}) =>
  ({
    ...{ id: 'vase', name: 'Vase', slug: 'vase' },
    ...{ priceData: price(48), media: media('vase'), productOptions: [], variants: [] },
    ...more,
  }) as unknown as Product
const told = (...products: Product[]) => ({ asked: ['vase'], products })

test('Each product is asked for once, and those of other catalogs not at all', () => {
  const other = { catalogReference: { appId: 'bookings', catalogItemId: 'hour' } }
  expect(productsSaved([line(), line({}, { variantId: 'a' }), line(other)])).toEqual(['vase'])
})

test('Name, address, picture and price are those of today', () => {
  expect(savedNow(line(), told(vase()))).toEqual({
    name: 'Vase',
    path: '/products/vase',
    image: picture('vase'),
    price: { amount: '48', currency: 'USD' },
  })
})

test('A variant has its own price, and its choice its own picture', () => {
  const blue = { id: 'blue', choices: { Color: 'Blue' }, variant: { priceData: price(52) } }
  const choices = [
    { description: 'Red', media: media('red') },
    { description: 'Blue', media: media('blue') },
  ]
  const product = vase({
    manageVariants: true,
    variants: [blue],
    productOptions: [{ name: 'Color', choices }],
  })
  expect(savedNow(line({}, { variantId: 'blue' }), told(product))).toMatchObject({
    image: picture('blue'),
    price: { amount: '52' },
  })
  expect(savedNow(line({}, { options: { Color: 'Red' } }), told(product))).toMatchObject({
    image: picture('red'),
  })
  expect(savedNow(line({}, { variantId: 'green' }), told(product))).toBe('gone')
})

test('A variant of a product that came without is matched with those asked for, and has no price before', () => {
  const saved = line({}, { variantId: 'blue', options: { Color: 'Blue' } })
  const product = vase({ manageVariants: true })
  const blue = { id: 'blue', choices: { Color: 'Blue' }, variant: { priceData: price(52) } } as never
  expect(variantsSaved([saved, line({}, { variantId: 'blue' }), line()], [product])).toEqual([
    { id: 'vase', variantIds: ['blue'] },
  ])
  expect(variantsSaved([saved], [vase({ manageVariants: true, variants: [blue] }), vase()])).toEqual([])
  const withVariants = (...variants: never[]) => ({
    ...told(product),
    withVariants: new Map([['vase', variants]]),
  })
  expect(savedNow(saved, withVariants(blue))).toMatchObject({ price: { amount: '52' } })
  expect(savedNow(saved, withVariants())).toBe('gone')
  expect(savedNow(saved, told(product))).not.toHaveProperty('price')
})

test('A product no longer sold is removed, and one that could not be read is not', () => {
  expect(savedNow(line(), told())).toBe('gone')
  expect(savedNow(line(), undefined)).toBeUndefined()
  expect(savedNow(line(), { asked: ['vase'], products: null })).toBeUndefined()
  expect(savedNow(line(), { asked: ['lamp'], products: [] })).toBeUndefined()
})

test('A subscription tells no price here, for the cart alone works it out', () => {
  const every = { subscriptionSettings: { frequency: 'MONTH' } } as never
  expect(savedNow(line({ subscriptionOptionInfo: every }), told(vase()))).not.toHaveProperty('price')
})
