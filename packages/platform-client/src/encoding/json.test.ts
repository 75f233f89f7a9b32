import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from './json.ts'

test.each([
  '{"__proto__":{"polluted":true},"a":1}',
  String.raw`{"\u005f_proto__":{"polluted":true},"a":1}`,
  '{"constructor":{"prototype":{"polluted":true}},"a":1}',
])('Faults row 62: %s keeps only what is harmless', (text) => {
  const value = parseJson(text)
  expect(Object.keys(value as object)).toEqual(['a'])
  expect(Object.assign({}, value)).not.toHaveProperty('polluted')
  expect({}).not.toHaveProperty('polluted')
})

test('Faults row 62: keys are dropped at any depth, and a sender cannot overflow the stack', () => {
  const deep = `${'{"a":['.repeat(50_000)}{"__proto__":{}}${']}'.repeat(50_000)}`
  let value = parseJson(deep)
  while ((value as { a?: unknown[] }).a) value = (value as { a: unknown[] }).a[0]
  expect(Object.getOwnPropertyNames(value)).toEqual([])
})

test('Any other JSON is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      if (/__proto__|constructor/.test(JSON.stringify(JSON.parse(text)))) return
      expect(parseJson(text)).toEqual(JSON.parse(text))
    }),
  )
  expect(() => parseJson('<html>')).toThrow(SyntaxError)
})
