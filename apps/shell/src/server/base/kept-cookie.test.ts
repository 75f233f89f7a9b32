import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { keptCookie, noKeptCookie, readKept } from './kept-cookie.ts'

const plain = { isSecure: false, suffix: '-3000' }
const secure = { isSecure: true, suffix: '' }
const sent = (line: string) => line.split(';')[0] as string

test('Values that a browser without script keeps come back as they were, in a cookie that no script and no other site has', () => {
  const kept = { draft: JSON.stringify({ city: 'دبي', name: 'Ada' }), made: '{}' }
  const line = keptCookie(kept, secure)
  expect(line).toMatch(/^__Host-galleria-plain=[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
  expect(readKept(`a=b; ${sent(line)}; c=d`, secure)).toEqual(kept)
  expect(readKept(sent(keptCookie({}, plain)), plain)).toEqual({})
  expect(readKept(sent(line), plain)).toBeUndefined()
  expect(readKept(undefined, plain)).toBeUndefined()
  expect(noKeptCookie(plain)).toBe('galleria-plain-3000=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict')
})

test('Values that find no room are left out, the longest first', () => {
  const noise = Array.from({ length: 9_000 }, (_, at) => ((at * 7919) % 97).toString(36)).join('')
  const line = keptCookie({ long: noise + noise.split('').toReversed().join(''), short: '1' }, plain)
  expect(line.length).toBeLessThan(4_000)
  expect(readKept(sent(line), plain)).toEqual({ short: '1' })
})

test.each([
  ['text', 'no base64 of anything'],
  ['a list', deflateRawSync('["a"]').toString('base64url')],
  ['a number', deflateRawSync('{"a":1}').toString('base64url')],
  ['more than any page keeps', deflateRawSync(`{"a":"${'a'.repeat(30_000)}"}`).toString('base64url')],
])('A cookie with %s is as good as an empty one', (_, value) => {
  expect(readKept(`galleria-plain-3000=${value}`, plain)).toEqual({})
})
