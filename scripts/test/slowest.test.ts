import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { playwrightTimes, slowest, timeOfParts, vitestTimes } from './slowest.ts'

const folder = mkdtempSync(join(tmpdir(), 'galleria-slowest-'))
afterAll(() => rmSync(folder, { recursive: true }))
function report(content: object): string {
  const path = join(folder, `${Math.random()}.json`)
  writeFileSync(path, JSON.stringify(content))
  return path
}

test('The files that took longest come first, so many of them, with the time of all', () => {
  const files = [1, 12, 3].map((second) => ({ name: `${second}.test.ts`, milliseconds: second * 1000 }))
  expect(slowest(files, 2)).toEqual([
    'Slowest of 3 files, 16.0 s one after the other:',
    '   12.0 s  12.test.ts',
    '    3.0 s  3.test.ts',
  ])
  expect(slowest([])).toEqual([])
})

test('Each part of a run is told with its time, and all together', () => {
  const parts = [
    { name: 'checks', milliseconds: 182_400 },
    { name: 'unit', milliseconds: 59_600 },
    { name: 'e2e', milliseconds: 120_000 },
  ]
  expect(timeOfParts(parts, 305_000)).toEqual([
    'Time: checks 3 min 2 s, unit 1 min 0 s, e2e 2 min 0 s; together 5 min 5 s',
  ])
  expect(timeOfParts([], 0)).toEqual([])
})

test('The time of a unit test’s file is from its begin to its end', () => {
  const testResults = [{ name: resolve('a.test.ts'), startTime: 1_000, endTime: 3_500 }]
  expect(vitestTimes(report({ testResults }))).toEqual([{ name: 'a.test.ts', milliseconds: 2_500 }])
  expect(vitestTimes(join(folder, 'absent.json'))).toEqual([])
})

test('The time of a browser test’s file is that of its tests, nested or not, in each project', () => {
  const spec = (...durations: number[]) => ({
    tests: durations.map((duration) => ({ results: [{ duration }] })),
  })
  const suites = [
    { file: 'a.spec.ts', specs: [spec(100, 200)], suites: [{ specs: [spec(50)] }] },
    { file: 'b.spec.ts', specs: [] },
  ]
  expect(playwrightTimes(report({ suites }))).toEqual([
    { name: 'a.spec.ts', milliseconds: 350 },
    { name: 'b.spec.ts', milliseconds: 0 },
  ])
})
