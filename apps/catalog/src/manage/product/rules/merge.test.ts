import { expect, test } from 'vitest'
import { newProduct } from './draft.ts'
import { merge, takeTheirs } from './merge.ts'
import { keyOf, newVariant } from './variants.ts'

const base = { ...newProduct, name: 'Jug', price: '10', brand: 'Nook' }
const key = keyOf({})

test('A field that one of two changed keeps the change, whoever made it', () => {
  const { draft, conflicts } = merge(base, { ...base, name: 'Blue jug' }, { ...base, price: '12' })
  expect([draft.name, draft.price, conflicts]).toEqual(['Blue jug', '12', []])
})

test('Fields that both changed are listed one by one, with the local text in place', () => {
  const { draft, conflicts } = merge(base, { ...base, price: '11' }, { ...base, price: '12', brand: 'Halo' })
  expect([draft.price, draft.brand]).toEqual(['11', 'Halo'])
  expect(conflicts).toEqual([{ field: 'price', mine: '11', theirs: '12' }])
  expect(conflicts[0] && takeTheirs(draft, conflicts[0]).price).toBe('12')
})

test('Both wrote the same: nothing is to be asked', () => {
  expect(merge(base, { ...base, price: '12' }, { ...base, price: '12' }).conflicts).toEqual([])
})

test('Variants meet value by value', () => {
  const withRow = (row: object) => ({ ...base, variants: { [key]: { ...newVariant, ...row } } })
  const { draft, conflicts } = merge(
    withRow({ quantity: '5' }),
    withRow({ quantity: '5', sku: 'A' }),
    withRow({ quantity: '4' }),
  )
  expect(draft.variants[key]).toMatchObject({ quantity: '4', sku: 'A' })
  expect(conflicts).toEqual([])
  const both = merge(withRow({ quantity: '5' }), withRow({ quantity: '9' }), withRow({ quantity: '4' }))
  expect(both.conflicts).toEqual([
    { field: 'variants', variant: key, column: 'quantity', mine: '9', theirs: '4' },
  ])
  expect(both.conflicts[0] && takeTheirs(both.draft, both.conflicts[0]).variants[key]?.quantity).toBe('4')
})
