import { expect, it } from 'vitest'
import { costAbove, processorTimeAlone } from '../dev/testing/processor-time.ts'
import { parseObject } from './json.ts'

it.each([
  ['quotes', { 'a"b': 'c"d', e: '"' }],
  ['backslashes before a quote', { a: '\\', b: '\\\\"', 'c\\': '\\"\\' }],
  ['brackets and colons', { '{': '[:', ']': ['}', ':{'] }],
  ['nothing', { '': '', a: [{ '': [''] }] }],
])('A body whose texts hold %s is read as it was written', (_, body) => {
  expect(parseObject(JSON.stringify(body))).toEqual(body)
})

it('A key that comes twice is refused, wherever texts look like keys', () => {
  expect(() => parseObject('{"a":"\\":","b":1,"a":2}')).toThrow('same key twice')
})

it('A text without an end is no JSON', () => {
  for (const text of ['{"a":"', '{"a":"\\"', '{"', '{"a":"\\\\\\"}'])
    expect(() => parseObject(text)).toThrow('valid JSON')
})

it('A long body costs a few milliseconds of processor time', async () => {
  const text = JSON.stringify({ a: '\u0f71\u0f72'.repeat(150_000), b: '\\"'.repeat(300_000) })
  const parse = () => processorTimeAlone(() => parseObject(text))
  expect(await costAbove({ whole: 100, behind: 0 }, parse)).toBeUndefined()
})
