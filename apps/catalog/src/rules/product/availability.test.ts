import { expect, test } from 'vitest'
import { aProduct, aVariant } from '../samples.ts'
import { availability } from './availability.ts'

const tracked = (quantity: number, inventoryStatus = 'IN_STOCK') =>
  aProduct({ stock: { trackInventory: true, quantity, inventoryStatus } })

test('Stock that is not counted is simply in stock', () => {
  expect(availability(aProduct())).toEqual({ status: 'in-stock' })
})

test('The last five are counted down aloud', () => {
  expect(availability(tracked(6))).toEqual({ status: 'in-stock', maxQuantity: 6 })
  expect(availability(tracked(5))).toEqual({ status: 'few-left', maxQuantity: 5 })
})

test('Nothing left is sold out, whatever the status says', () => {
  expect(availability(tracked(0)).status).toBe('sold-out')
  expect(availability(tracked(3, 'OUT_OF_STOCK')).status).toBe('sold-out')
})

test('The chosen variant decides, not the product', () => {
  const product = aProduct({ manageVariants: true })
  expect(availability(product, aVariant({ Size: 'S' }, { inStock: false })).status).toBe('sold-out')
  expect(availability(product, aVariant({ Size: 'S' }, { trackQuantity: true, quantity: 2 }))).toMatchObject({
    status: 'few-left',
    maxQuantity: 2,
  })
})

test('The sum over all variants is not promised to one', () => {
  const product = aProduct({
    manageVariants: true,
    stock: { trackInventory: true, quantity: 2, inventoryStatus: 'PARTIALLY_OUT_OF_STOCK' },
  })
  expect(availability(product)).toEqual({ status: 'in-stock' })
})

test('A stocked product is in stock, though it can be pre-ordered once sold out', () => {
  const preorderInfo = { enabled: true, message: 'Ships in May' }
  expect(availability(aProduct({ preorderInfo })).status).toBe('in-stock')
  const few = { trackInventory: true, quantity: 2, inventoryStatus: 'IN_STOCK' }
  expect(availability(aProduct({ preorderInfo, stock: few }))).toEqual({ status: 'few-left', maxQuantity: 2 })
  const here = { ...aVariant({ Size: 'S' }), preorderInfo: { message: 'Ships in May' } }
  expect(availability(aProduct({ preorderInfo, variants: [here] }), here).status).toBe('in-stock')
})

test('A variant that may not be ordered ahead is sold out, though others may', () => {
  const none = { inStock: false, trackQuantity: true, quantity: 0 }
  const ahead = { ...aVariant({ Size: 'S' }, none), preorderInfo: { message: 'Ships in May' } }
  const gone = aVariant({ Size: 'L' }, none)
  const stock = { trackInventory: true, quantity: 0, inventoryStatus: 'OUT_OF_STOCK' }
  const preorderInfo = { enabled: true, message: 'Ships in May' }
  const product = aProduct({ manageVariants: true, preorderInfo, stock, variants: [ahead, gone] })
  expect(availability(product, ahead)).toEqual({ status: 'preorder' })
  expect(availability(product, gone)).toEqual({ status: 'sold-out' })
  expect(availability(product)).toEqual({ status: 'preorder' })
})

test('A sold-out product can be pre-ordered up to its limit, and says when that is reached', () => {
  const preorderInfo = { enabled: true, message: 'Ships in May' }
  const stock = { trackInventory: true, quantity: 0, inventoryStatus: 'OUT_OF_STOCK' }
  const left = (quantity?: number) => ({
    ...aVariant({}, { inStock: false, trackQuantity: true, quantity: 0 }),
    preorderInfo: { quantity },
  })
  const product = aProduct({ preorderInfo, stock })
  expect(availability(product, left(4))).toEqual({ status: 'preorder', maxQuantity: 4 })
  expect(availability(product, left())).toEqual({ status: 'preorder' })
  expect(availability(product, left(0))).toEqual({ status: 'sold-out', preorderOver: true })
  const variants = [left(0), left(2)]
  expect(availability({ ...product, variants })).toEqual({ status: 'preorder' })
  expect(availability({ ...product, variants: [left(0)] })).toEqual({
    status: 'sold-out',
    preorderOver: true,
  })
  expect(availability(aProduct({ stock }), left(4))).toEqual({ status: 'sold-out' })
})
