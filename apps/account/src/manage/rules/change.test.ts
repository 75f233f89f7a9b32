import { expect, test } from 'vitest'
import { changes, questionOf, stillToChange } from './change.ts'

test('Members already in that state are left out; deletion covers members in any state', () => {
  const filter = { privacyStatus: 'PUBLIC' }
  for (const change of changes)
    expect(stillToChange(filter, change)).toEqual(
      change === 'DELETE' ? filter : { $and: [filter, expect.any(Object)] },
    )
})

test('An answer belongs to one change of the same people', () => {
  const asked = questionOf('BLOCK', { ids: ['a'] })
  expect(questionOf('BLOCK', { ids: ['a'] })).toBe(asked)
  expect(questionOf('APPROVE', { ids: ['a'] })).not.toBe(asked)
  expect(questionOf('BLOCK', { query: 'a' })).not.toBe(asked)
})
