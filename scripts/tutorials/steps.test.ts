import { expect, it } from 'vitest'
import { missingLine, textOf } from './output.ts'
import { patched } from './patch.ts'
import { stepsOf } from './steps.ts'

it('The steps of a tutorial are its marked blocks, with their lines', () => {
  const markdown =
    '# A\n\n```sh run exit=3\nnpm run x\n```\n```text output\nno\n```\n```ts\nread me\n```\n```ts title="apps/a.ts"\nlet a\n```\n'
  expect(stepsOf(markdown)).toEqual([
    { kind: 'run', line: 3, script: 'npm run x\n', code: 3 },
    { kind: 'output', line: 6, lines: ['no'] },
    { kind: 'file', line: 12, path: 'apps/a.ts', text: 'let a\n' },
  ])
})

it('A diff changes the one place that has its lines, and is refused where there is none', () => {
  expect(patched('a\nb\nc\n', ' a\n-b\n+B\n…\n c\n+d\n')).toBe('a\nB\nc\nd\n')
  expect(() => patched('a\nb\n', '-x\n+y\n')).toThrow('No place has these lines:\nx')
  expect(() => patched('a\na\n', '-a\n+y\n')).toThrow('More than one place')
})

it('Expected lines follow each other in the output, with any text at an ellipsis', () => {
  expect(missingLine('one\ntwo 2\nthree', ['one', 'two …', 'three'])).toBeUndefined()
  expect(missingLine('one\ntwo', ['two', 'one'])).toBe('one')
  expect(textOf('<head><title>x</title></head><p>A &amp; <b>b</b></p>')).toContain('A &\nb')
})
