import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from '../index.ts'
import { encodeQuery } from './query.ts'
import { biGateway, toWireRequest } from './request.ts'

test('Scalars, dotted keys and repeated arrays; null, undefined and objects in arrays left out', () => {
  const payload = {
    id: 'a b',
    paging: { limit: 2, offset: 0 },
    contactIds: ['x', 'y'],
    sorting: [{ fieldName: 'a' }],
    nothing: null,
    missing: undefined,
    flag: false,
  }
  expect(encodeQuery(payload)).toBe(
    'id=a+b&paging.limit=2&paging.offset=0&contactIds=x&contactIds=y&flag=false',
  )
})

test('A complex call sends a nested payload whole, as in the wire reference', () => {
  const payload = { query: { filter: { slug: 'x' }, paging: { offset: 0, limit: 50 } } }
  const encoded = encodeQuery(payload, true)
  expect(encoded).toMatch(/^\.r=eyJxdWVyeSI6[\w-]*$/)
  expect(decode(encoded)).toEqual(payload)
  expect(encodeQuery({ id: 'x', ids: ['a', 'b'] }, true)).toBe('id=x&ids=a&ids=b')
  expect(encodeQuery({ sorting: [{ fieldName: 'a' }] }, true)).toMatch(/^\.r=/)
})

test('The server reads the JSON of any complex payload unchanged', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (query) => {
      expect(decode(encodeQuery({ query: { filter: query } }, true))).toEqual(
        JSON.parse(JSON.stringify({ query: { filter: query } })),
      )
    }),
  )
})

test('A plain query of any scalars reads back the same', () => {
  const name = fc.stringMatching(/^[a-zA-Z]{1,8}$/)
  fc.assert(
    fc.property(fc.dictionary(name, fc.array(fc.string({ unit: 'grapheme' }))), (lists) => {
      const parsed = new URLSearchParams(encodeQuery(lists))
      for (const [key, values] of Object.entries(lists)) expect(parsed.getAll(key)).toEqual(values)
    }),
  )
})

test('Faults row 66: whatever the id, its path has as many segments as without it and decodes to it', () => {
  const call = { ...read, path: '/ecom/v1/orders/{id}' }
  const id = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => value !== '.' && value !== '..')
  fc.assert(
    fc.property(id, (value) => {
      const { pathname } = new URL(toWireRequest(call, { id: value }).target, 'http://h')
      const segments = pathname.split('/')
      expect(segments).toHaveLength(5)
      expect(decodeURIComponent(segments[4] ?? '')).toBe(value)
    }),
  )
})

const read = {
  name: 'Read',
  service: { package: 'p', fqn: 'f', entity: 'e' },
  method: 'GET',
  path: '/p/v1/q',
  output: () => z.unknown(),
} as const

test.each([
  ['letters', (length: number) => 'x'.repeat(length - 2)],
  // An emoji is four bytes, so twelve characters encoded.
  ['emoji', (length: number) => '🦊'.repeat(Math.floor((length - 2) / 12)) + 'x'.repeat((length - 2) % 12)],
])(
  'Faults row 63: a query of exactly 4000 encoded characters goes by GET and of 4001 by POST (%s)',
  (_, text) => {
    const call = { ...read, fallback: true }
    expect(encodeQuery({ q: text(4000) })).toHaveLength(4000)
    expect(toWireRequest(call, { q: text(4000) })).toMatchObject({ method: 'GET' })
    expect(toWireRequest(call, { q: text(4001) })).toMatchObject({
      method: 'POST',
      target: '/p/v1/q',
      body: JSON.stringify({ q: text(4001) }),
    })
    expect(toWireRequest(read, { q: text(4001) })).toMatchObject({ method: 'GET' })
  },
)

test('A complex query is measured as it goes on the wire', () => {
  const call = { ...read, complexQuery: true, fallback: true }
  const input = (length: number) => ({ query: { filter: { name: 'x'.repeat(length) } } })
  let length = 2900
  while (encodeQuery(input(length + 1), true).length <= 4000) length += 1
  expect(toWireRequest(call, input(length)).method).toBe('GET')
  expect(toWireRequest(call, input(length + 1)).method).toBe('POST')
})

test('A gateway pair without a value is left out', () => {
  expect(biGateway({ package: 'p', fqn: '', entity: '' }, 'Any', undefined)).toBe(
    'environment=js-sdk,package-name=p',
  )
})

function decode(query: string): unknown {
  const packed = new URLSearchParams(query).get('.r') ?? ''
  return JSON.parse(Buffer.from(packed, 'base64url').toString())
}
