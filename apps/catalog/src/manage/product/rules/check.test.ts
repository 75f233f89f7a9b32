import { expect, test } from 'vitest'
import { problemsIn } from './check.ts'
import { newProduct } from './draft.ts'
import { keyOf, newVariant } from './variants.ts'

const good = { ...newProduct, name: 'Jug', price: '10' }
const option = (name: string, ...choices: string[]) => ({
  ...{ name, type: 'drop_down' as const },
  choices: choices.map((description) => ({ value: '', description, mediaIds: [] })),
})

test('A name and a price are enough', () => {
  expect(problemsIn(good)).toEqual({})
  expect(problemsIn({ ...good, price: '10,50' })).toEqual({})
})

test('A missing value or no number has its error at the field', () => {
  expect(problemsIn(newProduct)).toEqual({
    'product.name': 'required',
    'product.priceData.price': 'required',
  })
  expect(problemsIn({ ...good, price: 'ten', weight: '-1', slug: 'Two Words' })).toEqual({
    'product.priceData.price': 'no-amount',
    'product.weight': 'no-amount',
    'product.slug': 'slug',
  })
  expect(problemsIn({ ...good, discountType: 'PERCENT', discountValue: '101' })).toEqual({
    'product.discount.value': 'percent',
  })
})

test('Options have names, each once, and so do their choices', () => {
  expect(problemsIn({ ...good, options: [option('Size', 'S', 's'), option('size', '')] })).toEqual({
    'product.productOptions[0].choices[1].description': 'twice',
    'product.productOptions[1].name': 'twice',
    'product.productOptions[1].choices[0].description': 'required',
  })
  const many = Array.from({ length: 40 }, (_, at) => `c${at}`)
  expect(problemsIn({ ...good, options: [option('A', ...many), option('B', ...many)] })).toEqual({
    'product.productOptions': 'too-many-variants',
  })
})

test('A stock is a whole number, below nothing too', () => {
  const variants = (quantity: string) => ({ [keyOf({})]: { ...newVariant, quantity } })
  expect(problemsIn({ ...good, variants: variants('-2') })).toEqual({})
  expect(Object.values(problemsIn({ ...good, variants: variants('2.5') }))).toEqual(['no-count'])
})
