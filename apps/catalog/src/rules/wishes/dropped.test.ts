import { expect, test } from 'vitest'
import { droppedBy } from './dropped.ts'

test('A drop is told exactly, and a price that stayed or rose is none', () => {
  expect(droppedBy({ addedPrice: '40.10', price: '19.90' }, 'USD')).toEqual({ value: 20.2, currency: 'USD' })
  expect(droppedBy({ addedPrice: '40', price: '40.00' }, 'USD')).toBeUndefined()
  expect(droppedBy({ addedPrice: '40', price: '41' }, 'USD')).toBeUndefined()
  expect(droppedBy({ addedPrice: null, price: '41' }, 'USD')).toBeUndefined()
})
