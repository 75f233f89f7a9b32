import { expect, test } from 'vitest'
import { mappingOf, meaningsOf, missing, repeated } from './mapping.ts'

test('A guessed mapping is changed column by column, and sent without what is left out', () => {
  const meanings = meaningsOf({
    header: ['Ref', 'Title', 'Note'],
    mapping: [{ column: 'name', columnIndex: 1 }],
  })
  expect(meanings).toEqual(['', 'name', ''])
  expect(missing(meanings, [{ name: 'handle', required: true }])).toEqual(['handle'])
  expect(mappingOf(['handle', 'name', ''])).toEqual([
    { column: 'handle', columnIndex: 0 },
    { column: 'name', columnIndex: 1 },
  ])
})

test('Two columns that say the same are both told of', () => {
  expect([...repeated(['name', '', 'handle', 'name', ''])]).toEqual([0, 3])
})
