import { expect, test } from 'vitest'
import { newKey } from '../keys/key-text.ts'
import { trustOf } from '../keys/signature.ts'
import { recordOf } from '../testing/record.ts'
import { isLoopback, sourceOf } from './source.ts'
import { previewToken, readPreview } from './token.ts'

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

test('A link to a development server says what a page must know of the module, and fits into a cookie five times', () => {
  const draft = {
    ...recordOf('wishlist'),
    prefixes: ['/wishlist', '/gifts'],
    nav: [{ label: 'Wishlist', labels: { ar: 'قائمة الأمنيات', de: 'Wunschliste' }, to: '/wishlist' }],
    uses: { 'cart.add-to-cart': { props: {}, given: [['product']] } },
    extensions: { 'product.purchase': { order: 20, props: {} } },
  }
  const source = sourceOf(draft, 'http://localhost:3005')
  const token = previewToken({ module: 'wishlist', source, expires: preview.expires }, [key])
  expect(readPreview(token, trust, now)).toEqual({ module: 'wishlist', source, expires: preview.expires })
  expect(source).toMatchObject({ uses: ['cart.add-to-cart'], extensions: { 'product.purchase': 20 } })
  expect(token.length).toBeLessThan(780)
})

test('A link leads to a development server of the browser’s own machine alone, whoever signed it', () => {
  const source = { ...sourceOf(recordOf('wishlist'), 'http://localhost:3005') }
  for (const origin of [
    'https://evil.example',
    'http://localhost.evil.example',
    'http://10.0.0.7:3005',
    'javascript:1',
    '',
  ]) {
    const token = previewToken(
      { module: 'wishlist', source: { ...source, origin }, expires: preview.expires },
      [key],
    )
    expect(readPreview(token, trust, now), origin).toBeNull()
  }
  expect(['http://localhost:3005', 'http://127.0.0.1:1', 'https://[::1]:3005'].map(isLoopback)).toEqual([
    true,
    true,
    true,
  ])
  expect(isLoopback('http://localhost:3005/path')).toBe(false)
})

test('A packed source that would unpack to more than any module has is no link', () => {
  const source = {
    ...sourceOf(recordOf('wishlist'), 'http://localhost:3005'),
    requires: { react: ' '.repeat(3e6) },
  }
  const token = previewToken({ module: 'wishlist', source, expires: preview.expires }, [key])
  expect(readPreview(token, trust, now)).toBeNull()
})
