import { join } from 'node:path'
import { catalogProblems, literalProblems } from '@galleria/i18n/testing'
import { expect, test } from 'vitest'

test('Every message of the staff pages is there in every language, with the same arguments', () => {
  expect(catalogProblems(import.meta.dirname)).toEqual([])
})

test('No words stand in the components of the staff pages', () => {
  expect(literalProblems(join(import.meta.dirname, '..'))).toEqual([])
})
