import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { playwrightCount, vitestCount } from './count.ts'

const folder = mkdtempSync(join(tmpdir(), 'galleria-count-'))
afterAll(() => rmSync(folder, { recursive: true }))
function report(content: object): string {
  const path = join(folder, `${Math.random()}.json`)
  writeFileSync(path, JSON.stringify(content))
  return path
}

test('a runner without a report counts as one failure', () => {
  expect(vitestCount(join(folder, 'absent.json'), 0)).toEqual({ passed: 0, failed: 1 })
})

test('a runner that exits badly with no failed test still counts one failure', () => {
  expect(vitestCount(report({ numPassedTests: 3, numFailedTests: 0 }), 1)).toEqual({ passed: 3, failed: 1 })
})

test('a browser test that needed a second try counts as failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 2 }
  expect(playwrightCount(report({ stats }), 1)).toEqual({ passed: 4, failed: 3 })
})
