import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { addToTally, beginTally, readTally } from './tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'galleria-tally-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('A tally counts what ended since it began, and nothing where none was begun', () => {
  vi.stubEnv('TEST_TALLY', '')
  const path = join(folder, 'reports/tally.txt')
  addToTally(true)
  expect(readTally(path)).toEqual({ passed: 0, failed: 0 })
  beginTally(path)
  for (const passed of [true, false, true]) addToTally(passed)
  expect(readTally(path)).toEqual({ passed: 2, failed: 1 })
  beginTally(path)
  expect(readTally(path)).toEqual({ passed: 0, failed: 0 })
})
