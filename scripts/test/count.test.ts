import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { failureReasons, playwrightCount, playwrightFailures, vitestCount, vitestFailures } from './count.ts'

const folder = mkdtempSync(join(tmpdir(), 'galleria-count-'))
afterAll(() => rmSync(folder, { recursive: true }))
function report(content: object): string {
  const path = join(folder, `${Math.random()}.json`)
  writeFileSync(path, JSON.stringify(content))
  return path
}

test('A runner without a report counts as one failure', () => {
  expect(vitestCount(join(folder, 'absent.json'), 0)).toEqual({ passed: 0, failed: 1 })
})

test('A runner that exits badly with no failed test still counts one failure', () => {
  expect(vitestCount(report({ numPassedTests: 3, numFailedTests: 0 }), 1)).toEqual({ passed: 3, failed: 1 })
})

test('A browser test that needed a second try counts as failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 2 }
  expect(playwrightCount(report({ stats }), 1)).toEqual({ passed: 4, failed: 3 })
})

const file = (name: string, status: string, ...outcomes: string[]) => ({
  name,
  status,
  assertionResults: outcomes.map((outcome, index) => ({ fullName: `test ${index}`, status: outcome })),
})

test('Files that fail in their set-up are counted beside tests that fail, each once, and named', () => {
  const run = report({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      file('a', 'passed', 'passed'),
      file('b', 'failed', 'passed', 'failed'),
      file('c', 'failed'),
      file('d', 'failed', 'skipped'),
    ],
  })
  expect(vitestCount(run, 1)).toEqual({ passed: 2, failed: 3 })
  expect(vitestFailures(run)).toEqual(['b: test 1', 'c: its set-up', 'd: its set-up'])
})

test('Browser tests that failed are named with the project that they failed in', () => {
  const spec = (title: string, statuses: Readonly<Record<string, string>>) => ({
    title,
    file: 'buy.spec.ts',
    // As Playwright writes it: that of the project that came first.
    ok: ['expected', 'skipped'].includes(Object.values(statuses)[0] ?? ''),
    tests: Object.entries(statuses).map(([projectName, status]) => ({ projectName, status })),
  })
  const run = report({
    stats: { expected: 1, unexpected: 2, flaky: 0 },
    suites: [
      {
        specs: [spec('is bought', { desktop: 'expected', phone: 'skipped' })],
        suites: [
          {
            specs: [
              spec('is paid', { desktop: 'unexpected' }),
              spec('is sent', { desktop: 'expected', phone: 'unexpected' }),
            ],
          },
        ],
      },
    ],
    errors: [{ message: 'no port\n  at start' }],
  })
  expect(playwrightFailures(run)).toEqual([
    'buy.spec.ts: is paid (desktop)',
    'buy.spec.ts: is sent (phone)',
    'outside of tests: no port',
  ])
})

test('A runner that left no report names nothing', () => {
  expect([
    ...vitestFailures(join(folder, 'absent.json')),
    ...playwrightFailures(join(folder, 'absent.json')),
  ]).toEqual([])
})

test('A failure comes with the first lines of its message, without colors', () => {
  const vitest = report({
    testResults: [
      {
        name: 'a',
        status: 'failed',
        assertionResults: [
          {
            fullName: 'adds',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 2\u001b[39m\n\n  to be 3\n at a'],
          },
          { fullName: 'takes', status: 'passed', failureMessages: [] },
        ],
      },
    ],
  })
  expect([...failureReasons(vitest)]).toEqual([['a: adds', 'expected 2 | to be 3 | at a']])
  const playwright = report({
    suites: [
      {
        specs: [
          {
            file: 'b.spec.ts',
            title: 'pays',
            tests: [
              {
                projectName: 'desktop',
                status: 'unexpected',
                results: [{ error: { message: 'no button' } }],
              },
              { projectName: 'phone', status: 'expected', results: [{}] },
            ],
          },
        ],
      },
    ],
  })
  expect([...failureReasons(playwright)]).toEqual([['b.spec.ts: pays (desktop)', 'no button']])
})
