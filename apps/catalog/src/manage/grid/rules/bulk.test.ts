import type { CatalogRow } from '@galleria/platform-client/catalog-rows'
import { expect, test } from 'vitest'
import { amountIn, callFor, previewOf } from './bulk.ts'

const row = (id: string, price: number, variants = 1): CatalogRow => ({
  ...{ id, revision: '1', name: id, slug: id, sku: null, price, cost: null, weight: null, variants },
  ...{ discount: { type: 'NONE', value: 0 }, visible: true, brand: null, ribbon: null, collections: [] },
  stock: { quantity: 3, inStock: true },
})
const speech = {
  decimals: 2,
  words: { visible: 'On sale', hidden: 'Hidden', inStock: 'In stock', outOfStock: 'Out of stock' },
  collections: new Map<string, string>(),
}

test('A bulk edit leaves out unchanged products and counts refused ones', () => {
  const rows = [row('a', 10), row('b', 12), row('c', 1)]
  const set = { what: 'price', how: 'set', text: '12' } as const
  expect(previewOf(rows, set, 12, speech)).toEqual({
    step: [
      { id: 'a', column: 'price', from: 10, to: 12 },
      { id: 'c', column: 'price', from: 1, to: 12 },
    ],
    ...{ same: 1, impossible: 0 },
  })
  const less = previewOf(rows, { what: 'price', how: 'amount', text: '-2' }, -2, speech)
  expect([less.step.map(({ to }) => to), less.impossible]).toEqual([[8, 10], 1])
  expect(previewOf(rows, { what: 'cost', how: 'percent', text: '5' }, 5, speech).impossible).toBe(3)
  const stocked = { what: 'stock', how: 'amount', text: '-2' } as const
  expect(previewOf([row('e', 1)], stocked, -2, speech).step).toEqual([
    { id: 'e', column: 'stock', from: 3, to: 1 },
  ])
  expect(previewOf([row('e', 1)], stocked, -4, speech).impossible).toBe(1)
  expect(previewOf([row('d', 1, 2)], { what: 'stock', how: 'set', text: '5' }, 5, speech).impossible).toBe(1)
})

test('A collection is put to what a product is in, or taken from it', () => {
  const shelf = 'b0a1'
  const both = [row('in', 1), row('out', 1)].map((each, at) => ({ ...each, collections: at ? [] : [shelf] }))
  const put = previewOf(both, { what: 'collections', how: 'put', text: shelf }, shelf, speech)
  expect(put).toEqual({
    step: [{ id: 'out', column: 'collections', from: [], to: [shelf] }],
    ...{ same: 1, impossible: 0 },
  })
  const taken = previewOf(both, { what: 'collections', how: 'take', text: shelf }, shelf, speech)
  expect(taken.step).toEqual([{ id: 'in', column: 'collections', from: [shelf], to: [] }])
  expect(amountIn({ what: 'collections', how: 'put', text: 'gone' }, speech)).toEqual({
    problem: 'collection',
  })
})

test('A typed value is read as its column reads it, or as an amount', () => {
  expect(amountIn({ what: 'price', how: 'amount', text: '-2,5' }, speech)).toEqual({ value: -2.5 })
  expect(amountIn({ what: 'price', how: 'percent', text: '-101' }, speech)).toEqual({ problem: 'too-much' })
  expect(amountIn({ what: 'status', how: 'set', text: 'hidden' }, speech)).toEqual({ value: false })
})

test('A job is told the same', () => {
  expect(callFor({ what: 'brand', how: 'set', text: '' }, null)).toEqual({ set: { brand: null } })
  expect(callFor({ what: 'status', how: 'set', text: 'hidden' }, false)).toEqual({ set: { visible: false } })
  expect(callFor({ what: 'price', how: 'percent', text: '5' }, 5)).toEqual({
    adjust: { price: { percentage: { rate: 5 } } },
  })
})
