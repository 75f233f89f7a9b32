import type { Product } from '@galleria/platform-client/catalog-writes'
import { expect, test } from 'vitest'
import {
  changesOf,
  choiceMediaOf,
  isNewCategory,
  newProductOf,
  stockChangesOf,
  variantChangesOf,
} from './changes.ts'
import { draftOf, newProduct } from './draft.ts'
import { previewOf } from './preview.ts'
import { keyOf } from './variants.ts'

const money = (price: number) => ({
  ...{ currency: 'USD', price, discountedPrice: price },
  formatted: { price: `$${price}`, discountedPrice: `$${price}` },
})
const variant = (id: string, size: string, price: number) => ({
  id,
  choices: { Size: size },
  variant: { priceData: money(price), weight: 1, sku: '', visible: true },
  stock: { trackQuantity: true, quantity: 3, inStock: true },
})
const jug: Product = {
  ...{ id: 'p', name: 'Jug', slug: 'jug', visible: true, productType: 'physical', numericId: '1' },
  ...{ description: '<p>Clay</p>', sku: 'J', weight: 1, priceData: money(10), brand: null, ribbon: '' },
  ...{ additionalInfoSections: [], customTextFields: [], inventoryItemId: 'p', collectionIds: [] },
  stock: { trackInventory: true, quantity: 6, inStock: true, inventoryStatus: 'IN_STOCK' },
  manageVariants: true,
  productOptions: [
    {
      optionType: 'drop_down',
      name: 'Size',
      choices: [
        { value: 'S', description: 'S' },
        { value: 'L', description: 'L' },
      ],
    },
  ],
  variants: [variant('s', 'S', 10), variant('l', 'L', 14)],
  revision: '4',
}
const saved = draftOf(jug)
const large = keyOf({ Size: 'L' })

test('An unchanged field is not sent', () => {
  expect(changesOf(saved, saved, jug)).toEqual({})
  expect(variantChangesOf(saved, jug.variants)).toEqual([])
  expect(stockChangesOf(saved.variants, saved, jug.variants)).toEqual([])
})

test('Only what was written is sent', () => {
  expect(changesOf(saved, { ...saved, price: '12', name: ' Big jug ' }, jug)).toEqual({
    name: 'Big jug',
    priceData: { price: 12 },
  })
})

test('A variant that has the product’s price goes on having it; one with its own keeps that', () => {
  expect(saved.variants[large]?.price).toBe('14')
  // As the platform answers once the product costs 12: the small one went along.
  const after = [variant('s', 'S', 12), variant('l', 'L', 14)]
  expect(variantChangesOf({ ...saved, price: '12' }, after)).toEqual([])
  const own = { ...saved, variants: { ...saved.variants, [large]: { ...saved.variants[large], price: '' } } }
  expect(variantChangesOf(own as typeof saved, jug.variants)).toEqual([{ variantIds: ['l'], price: 10 }])
})

test('Sizes are sent of the product where most have them, of single variants where those differ', () => {
  const box = { length: '12', width: '8', height: '3.5', unit: 'CM' as const }
  const sized = (sizes: readonly (typeof box | undefined)[]): Product => ({
    ...jug,
    variants: jug.variants.map((each, at) => ({
      ...each,
      variant: { ...each.variant, ...(sizes[at] && { productDimensions: sizes[at] }) },
    })),
  })
  const same = sized([box, box])
  const drawn = draftOf(same)
  expect([drawn.size, drawn.variants[large]?.size]).toEqual([box, ''])
  const wide = { ...drawn, size: { ...drawn.size, width: '9,5' } }
  expect(changesOf(drawn, wide, same)).toEqual({ productDimensions: { ...box, width: '9.5' } })
  const own = { ...drawn.variants[large], size: '20 x 8' } as NonNullable<(typeof drawn.variants)[string]>
  const other = { ...drawn, variants: { ...drawn.variants, [large]: own } }
  expect(changesOf(drawn, other, same)).toEqual({})
  expect(variantChangesOf(other, same.variants)).toEqual([
    { variantIds: ['l'], productDimensions: { length: '20', width: '8', unit: 'CM' } },
  ])
  const differ = draftOf(sized([box, undefined]))
  expect([differ.size, differ.variants[large]?.size]).toEqual([box, '–'])
  expect(variantChangesOf(differ, sized([box, undefined]).variants)).toEqual([])
})

test('Barcodes and contents of variants are sent where they were written', () => {
  const perUnit = { total: '250', totalUnit: 'G', base: '100', baseUnit: 'G' }
  const row = { ...saved.variants[large], barcode: ' 42 ', amount: '1 kg' } as NonNullable<
    (typeof saved.variants)[string]
  >
  const written = { ...saved, perUnit, variants: { ...saved.variants, [large]: row } }
  const settings = { quantity: 1, measurementUnit: 'KG' }
  expect(variantChangesOf(written, jug.variants)).toEqual([
    { variantIds: ['l'], barcode: '42', pricePerUnit: { settings } },
  ])
})

test('A main category that it only comes into now is said once it is in it', () => {
  const [one, two] = ['a', 'b'].map((letter) => letter.repeat(36)) as [string, string]
  const before = { ...jug, collectionIds: [one], mainCategoryId: one }
  const base = draftOf(before)
  const moved = { ...base, collectionIds: [one, two], mainCategoryId: two }
  expect([base.mainCategoryId, isNewCategory(base, moved)]).toEqual([one, true])
  expect(changesOf(base, moved, before)).toEqual({})
  expect(changesOf(base, { ...base, mainCategoryId: '' }, before)).toEqual({ mainCategoryId: null })
  expect(draftOf({ ...before, collectionIds: [two] }).mainCategoryId).toBe('')
})

test('A stock is sent where it was written, counted or not', () => {
  const written = (row: object) => ({
    ...saved,
    variants: { ...saved.variants, [large]: { ...saved.variants[large], ...row } } as typeof saved.variants,
  })
  const of = (row: object) => stockChangesOf(saved.variants, written(row), jug.variants)
  expect(of({ quantity: '7' })).toEqual([{ variantId: 'l', quantity: 7 }])
  expect(of({ quantity: '', inStock: false })).toEqual([{ variantId: 'l', inStock: false }])
})

test('A new product is made of what was written, and of nothing else', () => {
  expect(newProductOf({ ...newProduct, name: 'Cup', price: '4,50', isDigital: true })).toMatchObject({
    ...{ name: 'Cup', priceData: { price: 4.5 }, productType: 'digital', discount: { type: 'NONE' } },
    productOptions: [],
  })
})

test('A file is named where another is sold; one that came with the shop stays, or is taken away', () => {
  const own = { ...saved, isDigital: true, file: { fileName: 'Guide.pdf', fileSize: '9' } }
  const other = { ...own, file: { id: 'f1', fileName: 'Second.pdf', fileSize: '8' } }
  expect(changesOf(own, { ...own, name: 'Guide' }, jug)).toEqual({ name: 'Guide' })
  expect(changesOf(own, other, jug)).toEqual({ digitalFile: { id: 'f1' } })
  expect(changesOf(own, { ...own, file: null }, jug)).toEqual({ digitalFile: null })
  expect(newProductOf(saved)).not.toHaveProperty('digitalFile')
})

test('Pictures of a choice are sent where they are others than before', () => {
  const item = { id: 'm1', mediaType: 'image' as const, image: { url: 'x' } }
  const media = [{ item, alt: '', focus: null }]
  const [option] = saved.options
  const options = [
    {
      ...option,
      choices: option?.choices.map((choice, at) => ({ ...choice, mediaIds: at === 0 ? ['m1', 'gone'] : [] })),
    },
  ] as typeof saved.options
  expect(choiceMediaOf({ ...saved, media, options }, jug)).toEqual([
    { option: 'Size', choice: 'S', mediaIds: ['m1'] },
  ])
})

test('The preview is the product as shoppers would see it', () => {
  const draft = {
    ...saved,
    name: 'Big jug',
    price: '20',
    discountType: 'PERCENT' as const,
    discountValue: '10',
  }
  const shown = previewOf(draft, jug, { currency: 'USD', locale: 'en-US' })
  expect(shown.priceData).toMatchObject({
    price: 20,
    discountedPrice: 18,
    formatted: { discountedPrice: '$18.00' },
  })
  expect(shown.variants.map((each) => each.variant.priceData.discountedPrice)).toEqual([18, 12.6])
  expect(shown.priceRange).toEqual({ minValue: 12.6, maxValue: 18 })
  expect(shown.name).toBe('Big jug')
})
