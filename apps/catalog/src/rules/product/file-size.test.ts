import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test('A size is said in its own unit', () => {
  expect(fileSize('900')).toEqual({ value: 900, unit: 'byte' })
  expect(fileSize('52000')).toEqual({ value: 52, unit: 'kilobyte' })
  expect(fileSize('3145728')).toEqual({ value: 3.145728, unit: 'megabyte' })
  expect(fileSize('5000000000000')?.unit).toBe('gigabyte')
})

test('A size that is not told is not made up', () => {
  for (const bytes of [null, undefined, '', '0', 'many']) expect(fileSize(bytes)).toBeUndefined()
})
