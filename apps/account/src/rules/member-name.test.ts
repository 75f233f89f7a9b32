import { expect, test } from 'vitest'
import { fullName, shortName } from './member-name.ts'

test('A member is called by what is known, best first', () => {
  const id = 'm'
  expect(shortName({ id, contact: { firstName: 'Ada' }, profile: { nickname: 'al' } })).toBe('Ada')
  expect(shortName({ id, profile: { nickname: 'al' }, loginEmail: 'ada@x.test' })).toBe('al')
  expect(shortName({ id, loginEmail: 'ada@x.test' })).toBe('ada')
  expect(fullName({ id, contact: { firstName: 'Ada', lastName: 'Lovelace' } })).toBe('Ada Lovelace')
  expect(fullName({ id })).toBe('')
})
