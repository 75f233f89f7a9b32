import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { lookAgainAtFiles, lookAgainAtPages } from './second-look.ts'

const folder = mkdtempSync(join(tmpdir(), 'galleria-look-'))
afterAll(() => rmSync(folder, { recursive: true }))
const report = (content: object): string => {
  const path = join(folder, `${Math.random()}.json`)
  writeFileSync(path, JSON.stringify(content))
  return path
}

const file = (name: string, ...outcomes: string[]) => ({
  name,
  status: outcomes.includes('failed') || outcomes.length === 0 ? 'failed' : 'passed',
  assertionResults: outcomes.map((status, index) => ({ fullName: `test ${index}`, status })),
})
const run = (...testResults: ReturnType<typeof file>[]) => {
  const outcomes = testResults.flatMap(({ assertionResults }) => assertionResults)
  const count = (status: string) => outcomes.filter((test) => test.status === status).length
  return report({ numPassedTests: count('passed'), numFailedTests: count('failed'), testResults })
}

describe('Test files that failed', () => {
  const first = { passed: 3, failed: 1 }
  const beside = run(file('a', 'passed', 'passed'), file('b', 'passed', 'failed'))

  test('pass when they pass alone, and are named', async () => {
    const asked: string[][] = []
    const look = await lookAgainAtFiles(beside, first, async (files) => {
      asked.push(files)
      return { report: run(file('b', 'passed', 'passed')), code: 0 }
    })
    expect(asked).toEqual([['b']])
    expect(look).toEqual({ count: { passed: 4, failed: 0 }, unsteady: ['b: test 1'] })
  })

  test('have failed when they fail alone too', async () => {
    const look = await lookAgainAtFiles(beside, first, async () => ({
      report: run(file('b', 'passed', 'failed')),
      code: 1,
    }))
    expect(look).toEqual({ count: { passed: 3, failed: 1 }, unsteady: [] })
  })

  test('have failed when the second run says nothing', async () => {
    const look = await lookAgainAtFiles(beside, first, async () => ({
      report: join(folder, 'none'),
      code: 1,
    }))
    expect(look.count).toEqual({ passed: 2, failed: 1 })
  })

  test('are looked at again when their set-up failed', async () => {
    const look = await lookAgainAtFiles(
      run(file('a', 'passed'), file('b')),
      { passed: 1, failed: 1 },
      async () => ({
        report: run(file('b', 'passed')),
        code: 0,
      }),
    )
    expect(look).toEqual({ count: { passed: 2, failed: 0 }, unsteady: ['b: its set-up'] })
  })

  test('are not looked at again when they are many, or when none is known to have failed', async () => {
    const never = async () => expect.unreachable('nothing runs again')
    const many = run(...'abcdefghijklm'.split('').map((name) => file(name, 'failed')))
    expect(await lookAgainAtFiles(many, { passed: 0, failed: 13 }, never)).toEqual({
      count: { passed: 0, failed: 13 },
      unsteady: [],
    })
    expect((await lookAgainAtFiles(run(file('a', 'passed')), first, never)).count).toEqual(first)
  })
})

describe('Browser tests that failed', () => {
  const spec = (title: string, ok: boolean) => ({ title, file: 'a.spec.ts', ok })
  const first = { passed: 1, failed: 1 }
  const beside = report({
    suites: [{ specs: [spec('one', true)], suites: [{ specs: [spec('two', false)] }] }],
  })

  test('pass when they pass alone, are named, and leave what they showed the first time', async () => {
    const results = join(folder, 'results')
    mkdirSync(results)
    writeFileSync(join(results, 'trace'), '')
    const look = await lookAgainAtPages(beside, results, first, async () => ({
      report: report({ suites: [{ specs: [spec('two', true)] }] }),
      count: { passed: 1, failed: 0 },
    }))
    expect(look).toEqual({ count: { passed: 2, failed: 0 }, unsteady: ['a.spec.ts: two'] })
    expect(existsSync(`${results}-first/trace`)).toBe(true)
  })

  test('have failed when they fail alone too', async () => {
    const look = await lookAgainAtPages(beside, join(folder, 'none'), first, async () => ({
      report: beside,
      count: { passed: 0, failed: 1 },
    }))
    expect(look).toEqual({ count: { passed: 1, failed: 1 }, unsteady: [] })
  })

  test('are told apart when some pass alone and some do not', async () => {
    const both = report({ suites: [{ specs: [spec('two', false), spec('three', false)] }] })
    const look = await lookAgainAtPages(both, join(folder, 'none'), { passed: 1, failed: 2 }, async () => ({
      report: report({ suites: [{ specs: [spec('two', false), spec('three', true)] }] }),
      count: { passed: 1, failed: 1 },
    }))
    expect(look).toEqual({ count: { passed: 2, failed: 1 }, unsteady: ['a.spec.ts: three'] })
  })
})
