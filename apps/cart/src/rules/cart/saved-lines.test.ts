import { expect, test } from 'vitest'
import { sampleLine } from './sample-cart.ts'
import { type SavedLine, savedLine, withoutSaved, withSaved } from './saved-lines.ts'

const saved = (productId: string, quantity = 1, variantId?: string) =>
  savedLine(sampleLine({ productId, quantity, ...(variantId && { variantId }) })) as SavedLine

test('A line is kept with what it is recognized by, and without its price', () => {
  const line = sampleLine({ url: { relativePath: '/products/vase' } })
  expect(savedLine(line)).toEqual({
    catalogReference: { catalogItemId: 'vase', appId: 'stores' },
    quantity: 1,
    name: 'Vase',
    path: '/products/vase',
  })
})

test('How often a subscription comes again is kept with it, and the two ways to buy are two things', () => {
  const every = { subscriptionSettings: { frequency: 'MONTH', interval: 2 } }
  const options = { subscriptionOptionId: 'every-two-months' }
  const line = sampleLine({
    subscriptionOptionInfo: { ...every, title: { original: 'Every two months' } } as never,
    catalogReference: { catalogItemId: 'vase', appId: 'stores', options },
  })
  const monthly = savedLine(line) as SavedLine
  expect(monthly.subscriptionOptionInfo).toEqual(every)
  expect(withSaved([saved('vase')], monthly)).toHaveLength(2)
})

test('The newest is first, and the same thing stands once with both quantities', () => {
  const list = withSaved(withSaved(withSaved([], saved('vase', 2)), saved('lamp')), saved('vase', 1))
  expect(list.map(({ catalogReference, quantity }) => [catalogReference.catalogItemId, quantity])).toEqual([
    ['vase', 3],
    ['lamp', 1],
  ])
})

test('Two variants are two things', () => {
  expect(withSaved(withSaved([], saved('shirt', 1, 'a')), saved('shirt', 1, 'b'))).toHaveLength(2)
})

test('As many as fit into the cart are taken; the rest stays', () => {
  const list = [saved('vase', 5), saved('lamp')]
  expect(withoutSaved(list, saved('vase'), 3).map(({ quantity }) => quantity)).toEqual([2, 1])
  expect(withoutSaved(list, saved('vase'), 5)).toHaveLength(1)
  expect(withoutSaved(list, saved('vase'))).toHaveLength(1)
})

test('The list has a bound', () => {
  let list: readonly SavedLine[] = []
  for (let count = 0; count < 60; count++) list = withSaved(list, saved(`p${count}`))
  expect(list).toHaveLength(50)
  expect(list[0]?.catalogReference.catalogItemId).toBe('p59')
})
