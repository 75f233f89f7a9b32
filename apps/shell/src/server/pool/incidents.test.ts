import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@galleria/delivery'
import { readIncidents } from '@galleria/delivery/telemetry'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createIncidents, type Incidents } from './incidents.ts'

let folder = ''
let time = Date.parse('2026-11-26T10:00:00Z')
const problems: string[] = []
const opened: Incidents[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galleria-incidents-'))
  problems.length = 0
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()))
  await rm(folder, { recursive: true, force: true })
})

const open = () => {
  const onProblem = (text: string) => problems.push(text)
  const incidents = createIncidents({ store: openStore(folder), now: () => new Date(time), onProblem })
  opened.push(incidents)
  return incidents
}

test('Three incidents leave a release to browsers, also on another shell and after a restart', async () => {
  const incidents = open()
  for (let count = 0; count < 3; count++) {
    expect(incidents.closed()).toEqual([])
    time += 2000
    incidents.add('cart@1.0.0', 'loop', 'SIGKILL')
  }
  expect(incidents.closed()).toEqual(['cart@1.0.0'])
  expect(problems[0]).toBe('cart@1.0.0 looped without end: SIGKILL')
  expect(problems.at(-1)).toContain('cart@1.0.0 is drawn by browsers alone')
  await incidents.close()
  const other = open()
  await other.refresh()
  expect(other.closed()).toEqual(['cart@1.0.0'])
  time += 2000
  other.add('cart@2.0.0', 'loop', 'SIGKILL')
  expect(other.closed()).toEqual(['cart@1.0.0'])
})

test('An incident that repeats within a second counts once', async () => {
  const incidents = open()
  for (let count = 0; count < 50; count++) incidents.add('cart@1.0.0', 'denied', 'process.exit')
  await incidents.close()
  expect(await readIncidents(openStore(folder))).toHaveLength(1)
})
