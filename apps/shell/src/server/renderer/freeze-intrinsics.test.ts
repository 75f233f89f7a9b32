import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const file = join(import.meta.dirname, 'freeze-intrinsics.ts')

/** Runs code in a process of its own: what is frozen stays so. */
function frozen(code: string): unknown {
  const whole = `import { freezeIntrinsics } from ${JSON.stringify(file)}
    freezeIntrinsics()
    const attempt = (work) => { try { work(); return 'done' } catch (error) { return error.constructor.name } }
    console.log(JSON.stringify(${code}))`
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', whole], { encoding: 'utf8' }),
  )
}

test('Shared prototypes, constructors and their functions cannot be changed or added to', () => {
  const attempts = [
    'Array.prototype.map = () => []',
    'Array.prototype.last = () => null',
    'Object.prototype.polluted = true',
    'Object.prototype.toString = () => ""',
    'Function.prototype.toString = () => ""',
    'Array.prototype.map.toString = () => ""',
    'Error.prototype.name = "mine"',
    'Promise.resolve = null',
    'JSON.parse = null',
    'Math.random = () => 0',
    'Object.getPrototypeOf([][Symbol.iterator]()).next = null',
    'Object.getPrototypeOf(function* () {}).prototype.next = null',
    'Object.setPrototypeOf(Array.prototype, null)',
    'Function.prototype.call.extra = 1',
  ]
  const outcomes = frozen(`[${attempts.map((each) => `attempt(() => { ${each} })`)}]`)
  expect(outcomes).toEqual(attempts.map(() => 'TypeError'))
})

test('Code may still name its own objects and errors as prototypes do', () => {
  const outcome = frozen(`(() => {
    const own = {}
    own.toString = () => 'own'
    function Old() {}
    Old.prototype = Object.create(Object.prototype)
    Old.prototype.constructor = Old
    const error = new TypeError('a')
    error.name = 'Mine'
    error.message = 'b'
    class Late extends Error { constructor() { super('c'); this.name = 'Late' } }
    return [String(own), new Old().constructor.name, String(error), String(new Late()), [1, 2].map((n) => n + 1)]
  })()`)
  expect(outcome).toEqual(['own', 'Old', 'Mine: b', 'Late: c', [2, 3]])
})

test('A function may have a text of its own, as polyfills give it, and others keep theirs', () => {
  const outcome = frozen(`(() => {
    'use strict'
    const wrapped = () => 1
    wrapped.toString = () => 'function now() { [native code] }'
    return [String(wrapped), Object.hasOwn(wrapped, 'toString'), String(() => 2), String(Array.isArray)]
  })()`)
  expect(outcome).toEqual([
    'function now() { [native code] }',
    true,
    '() => 2',
    'function isArray() { [native code] }',
  ])
})
