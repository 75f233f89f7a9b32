import { expect, test } from 'vitest'
import { scrub } from './scrub.ts'

test.each([
  ['no such customer: ada@galleria.test', 'no such customer: <e-mail>'],
  ['GET https://shop.test/account?email=ada%40x.test#t=1 failed', 'GET https://shop.test/account failed'],
  ['Failed to fetch /cart?token=abc', 'Failed to fetch /cart'],
  ['token eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln is bad', 'token <token> is bad'],
  ['cart 6f1d3c52-8a0e-4b57-9c1e-2d5f7a90b3e1 is gone', 'cart <id> is gone'],
  ['call +44 20 7946 0958 now', 'call <number> now'],
  ['from 192.168.0.12 and 2001:db8:85a3:0:0:8a2e:370:7334', 'from <address> and <address>'],
  [
    "Cannot read properties of undefined (reading 'email')",
    "Cannot read properties of undefined (reading 'email')",
  ],
  ['two\nlines\tand\u0000more', 'two lines and more'],
])('%j is kept as %j', (text, kept) => {
  expect(scrub(text)).toBe(kept)
})

test('A message is no longer than 300 letters', () => {
  expect(scrub('word '.repeat(1000))).toHaveLength(300)
})
