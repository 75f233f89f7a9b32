import { afterEach, expect, test, vi } from 'vitest'
import { createCodeChallenge, createCodeVerifier } from './pkce.ts'

test('Faults row 32: the challenge is that of RFC 7636, appendix B', async () => {
  expect(await createCodeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

test('A verifier has 43 unreserved characters unless told, and up to 128', () => {
  expect(createCodeVerifier()).toMatch(/^[A-Za-z0-9\-._~]{43}$/)
  expect(createCodeVerifier(128)).toMatch(/^[A-Za-z0-9\-._~]{128}$/)
})

test.each([42, 129, 0, -1, 43.5, Number.NaN])('A length of %d is refused', (length) => {
  expect(() => createCodeVerifier(length)).toThrow(RangeError)
})

afterEach(() => void vi.restoreAllMocks())

const verifiers = (length: number, rounds: number) =>
  Array.from({ length: rounds }, () => createCodeVerifier(length)).join('')

function countOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  return counts
}

test('Faults row 32: from bytes that are each as frequent, each of the 66 characters is exactly as frequent', () => {
  let next = 0
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    for (let i = 0; i < bytes.byteLength; i++) (bytes as unknown as Uint8Array)[i] = next++ % 256
    return bytes
  })
  const counts = countOf(verifiers(66, 300))
  expect(counts.size).toBe(66)
  expect(new Set(counts.values())).toEqual(new Set([300]))
})

test('Faults row 32: each of the 66 characters is equally likely (χ², 1 %)', () => {
  // A fixed sequence, for of honest chance one run in a hundred would fail.
  let state = 0x9e3779b9
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    for (let i = 0; i < bytes.byteLength; i++) {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      ;(bytes as unknown as Uint8Array)[i] = (state >>> 8) & 255
    }
    return bytes
  })
  const rounds = 2000
  const counts = countOf(verifiers(128, rounds))
  const expected = (rounds * 128) / 66
  let chiSquared = 0
  for (const count of counts.values()) chiSquared += (count - expected) ** 2 / expected
  // 65 degrees of freedom: one in a hundred exceeds 94.4; a modulo bias gives thousands.
  expect(chiSquared).toBeLessThan(94.4)
})
