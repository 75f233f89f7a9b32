import { decodeBytes, encodeBytes, inspectBytes } from '@galleria/platform-client/wire'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

test('Bytes are standard base64 with padding, as Node has it, and read back the same', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const text = encodeBytes(bytes)
      expect(text).toBe(Buffer.from(bytes).toString('base64'))
      expect(text.length % 4).toBe(0)
      expect(decodeBytes(text)).toEqual(bytes)
    }),
  )
})

test('A megabyte goes in pieces of 8192 bytes', () => {
  const bytes = Uint8Array.from({ length: 1_000_003 }, (_, index) => index % 251)
  const piece = vi.spyOn(String, 'fromCharCode')
  const text = encodeBytes(bytes)
  const sizes = piece.mock.calls.map((characters) => characters.length)
  piece.mockRestore()
  expect(sizes).toEqual([...Array(122).fill(8192), 1_000_003 - 122 * 8192])
  expect(text).toBe(Buffer.from(bytes).toString('base64'))
  expect(Buffer.compare(decodeBytes(text), bytes)).toBe(0)
})

test.each([1, 2, 3, 5, 4097])('%i characters are no multiple of 4', (length) => {
  expect(() => decodeBytes('A'.repeat(length))).toThrow(`multiple of 4 characters. Got ${length}`)
})

test.each(['A===', 'AA=A', '****', 'AA A', '-_-_', 'AAA\n', '===='])('%j is no base64', (text) => {
  expect(() => decodeBytes(text)).toThrow("This isn't base64")
})

test('One byte more than 2147483647 is refused before anything is read', () => {
  const tooMany = new Uint8Array(2_147_483_648)
  expect(() => encodeBytes(tooMany)).toThrow('2147483648 bytes are more than 2147483647')
})

test('Messages show at most 50 bytes', () => {
  expect(inspectBytes(Uint8Array.of(0, 255))).toBe('<Bytes 00 ff>')
  expect(inspectBytes(new Uint8Array(50)).match(/00/g)).toHaveLength(50)
  expect(inspectBytes(new Uint8Array(62))).toMatch(/^<Bytes( 00){50} … 12 more>$/)
  const thrown = (text: string) => {
    try {
      return decodeBytes(text)
    } catch (error) {
      return String(error)
    }
  }
  expect(thrown('x'.repeat(9999))).toMatch(/Got 9999: "x{50}"…$/)
  expect(thrown('*'.repeat(10_000))).toMatch(/isn't base64: "\*{50}"…$/)
})
