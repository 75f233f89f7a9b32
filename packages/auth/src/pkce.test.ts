import { expect, test } from 'vitest'
import { createCodeChallenge, createCodeVerifier } from './pkce.ts'

test('the challenge is that of RFC 7636, appendix B', async () => {
  expect(await createCodeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

test('a verifier has 43 unreserved characters unless told, and up to 128', () => {
  expect(createCodeVerifier()).toMatch(/^[A-Za-z0-9\-._~]{43}$/)
  expect(createCodeVerifier(128)).toMatch(/^[A-Za-z0-9\-._~]{128}$/)
})

test.each([42, 129, 0, -1, 43.5, Number.NaN])('a length of %d is refused', (length) => {
  expect(() => createCodeVerifier(length)).toThrow(RangeError)
})

test('every character is equally likely', () => {
  const counts = new Map<string, number>()
  const rounds = 2000
  for (let i = 0; i < rounds; i++)
    for (const character of createCodeVerifier(128)) counts.set(character, (counts.get(character) ?? 0) + 1)
  expect(counts.size).toBe(66)
  const expected = (rounds * 128) / 66
  let chiSquared = 0
  for (const count of counts.values()) chiSquared += (count - expected) ** 2 / expected
  // 65 degrees of freedom: 1 in a million exceeds 130; a modulo bias gives thousands.
  expect(chiSquared).toBeLessThan(130)
})
