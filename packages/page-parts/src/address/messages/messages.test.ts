import { catalogProblems } from '@galleria/i18n/testing'
import { expect, test } from 'vitest'

test('Every message is there in every language, with the same arguments and all plural forms', () => {
  expect(catalogProblems(import.meta.dirname)).toEqual([])
})
