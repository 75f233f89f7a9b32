import { expect, test } from 'vitest'
import { csvRows } from './rows.ts'

test.each([',', ';', '\t'])('Cells are found whatever stands between them: %j', (sign) => {
  expect(csvRows(`\ufeffa${sign}b\r\n1${sign}"x ""y""\n${sign}z"`)).toEqual([
    ['a', 'b'],
    ['1', `x "y"\n${sign}z`],
  ])
})
