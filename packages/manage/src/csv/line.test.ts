import { expect, test } from 'vitest'
import { csvLine } from './line.ts'

test('Text that a spreadsheet would run becomes text', () => {
  expect(csvLine(['=HYPERLINK("http://x")', '+1', '-1', '@sum', '\tx', '  =1'])).toBe(
    `"'=HYPERLINK(""http://x"")",'+1,'-1,'@sum,'\tx,'  =1\r\n`,
  )
})

test('Numbers stay numbers, and commas, quotes and lines stay within their cell', () => {
  expect(csvLine(['Ada, "the" first', 'two\nlines', -5, 12])).toBe(
    '"Ada, ""the"" first","two\nlines",-5,12\r\n',
  )
})
