import { expect, it } from 'vitest'
import { measurementUnits, unitRatio } from './measurement-units.ts'
import { priceView } from './views/product.ts'

const site = {
  currency: 'USD',
  locale: 'en-US',
  publicUrl: 'http://platform.test',
  storeUrl: 'http://store.test',
}
const each = (
  totalQuantity: number,
  totalMeasurementUnit: string,
  baseQuantity: number,
  baseMeasurementUnit: string,
) =>
  priceView(site, 1000, 1000, { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit })
    .pricePerUnit

it('Knows all twenty-one units of the specification', () => {
  expect(measurementUnits.toSorted()).toEqual(
    'CBM CL CM FLOZ FT G GAL IN KG L LB M MG ML MM OZ PT QT SQFT SQM YD'.split(' '),
  )
  for (const unit of measurementUnits) expect(unitRatio(unit, unit)).toBe(1)
})

it('Prices the base unit, whatever unit the content is told in', () => {
  expect(each(500, 'ML', 100, 'ML')).toBe(2)
  expect(each(500, 'ML', 1, 'L')).toBe(20)
  expect(each(250, 'G', 1, 'KG')).toBe(40)
  expect(each(1, 'LB', 1, 'KG')).toBe(22.05)
  expect(each(2, 'GAL', 1, 'QT')).toBe(1.25)
  expect(each(10, 'FT', 1, 'M')).toBe(3.28)
  expect(each(1, 'SQM', 1, 'SQFT')).toBe(0.93)
})

it('Tells no price of a weight for what is sold by length', () => {
  expect(each(1, 'KG', 1, 'M')).toBeUndefined()
  expect(each(0, 'KG', 1, 'KG')).toBeUndefined()
})
