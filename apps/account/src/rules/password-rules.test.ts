import { expect, test } from 'vitest'
import { passwordRules } from './password-rules.ts'

const email = 'ada@galleria.test'

test.each([
  ['', { length: false, email: false, repeat: false }],
  ['short', { length: false, email: true, repeat: true }],
  ['aaaaaaaaaa', { length: true, email: true, repeat: false }],
  ['ADA@galleria.test', { length: true, email: false, repeat: true }],
  ['ada', { length: false, email: false, repeat: false }],
  ['lovelace-1843', { length: true, email: true, repeat: true }],
  ['🐎🔋📎🧷x', { length: false, email: true, repeat: true }],
])('%j keeps %o', (password, expected) => {
  expect(passwordRules(password, email)).toEqual(expected)
})
