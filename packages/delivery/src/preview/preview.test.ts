import { expect, test } from 'vitest'
import { newKey } from '../keys/key-text.ts'
import { trustOf } from '../keys/signature.ts'
import { previewToken, readPreview } from './link.ts'

const key = newKey()
const trust = trustOf([key])
const now = new Date('2026-11-21T10:00:00Z')
const preview = { module: 'cart', version: '1.3.0', expires: now.getTime() / 1000 + 3600 }

test('A link allows one release, for as long as it says', () => {
  const token = previewToken(preview, [key])
  expect(encodeURIComponent(token)).toBe(token)
  expect(readPreview(token, trust, now)).toEqual(preview)
  expect(readPreview(token, trust, new Date(now.getTime() + 3600_000))).toBeNull()
})

test('A preview link cannot be made up, prolonged, or signed by a stranger', () => {
  const token = previewToken(preview, [key])
  const [text = '', id, signature] = token.split('.')
  const longer = Buffer.from(JSON.stringify({ ...preview, expires: preview.expires * 2 })).toString(
    'base64url',
  )
  for (const forged of [
    '',
    'x',
    [longer, id, signature].join('.'),
    [text, id, ''].join('.'),
    [text, id].join('.'),
    `${token}.more`,
    previewToken(preview, [newKey()]),
  ]) {
    expect(readPreview(forged, trust, now), forged).toBeNull()
  }
})
