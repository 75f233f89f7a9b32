import { catalogProblems } from '@galleria/i18n/testing'
import { expect, test } from 'vitest'

test('Every message of the pages of sent emails is there in every language, with the same arguments', () => {
  expect(catalogProblems(import.meta.dirname)).toEqual([])
})
