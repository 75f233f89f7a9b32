import { rightNames } from '@galleria/manage'
import { expect, it } from 'vitest'
import { key } from '../messages/index.ts'
import { pageOf, rightOf, verbOf, wordsOf } from './names.ts'

it.each([
  ['CreateProduct', key('verb.added')],
  ['BulkDeleteBrands', key('verb.removed')],
  ['UpdateOrder', key('verb.changed')],
  ['UndoCatalogEdit', key('verb.undone')],
  ['RefundPayments', key('verb.refunded')],
])('The audit log tells what %s did', (operation, verb) => {
  expect(verbOf(operation)).toEqual(verb)
})

it('The audit log leads to the page of what was changed', () => {
  expect(pageOf('orders', 'o1')).toBe('/manage/orders/o1')
  expect(pageOf('orders', null)).toBeUndefined()
  expect(wordsOf('shipping-options')).toBe('Shipping options')
  expect(wordsOf('abandonedCarts')).toBe('Abandoned carts')
})

it('The table of roles tells what each role may', () => {
  expect([
    rightOf('PACKER', 'inventory'),
    rightOf('PACKER', 'catalog'),
    rightOf('PACKER', 'customers'),
  ]).toEqual([rightNames.change, rightNames.read, rightNames.none])
})
