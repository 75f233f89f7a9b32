import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { usualRules } from '../rollout/judge.ts'
import { openFolderStore } from '../store/folder/folder-store.ts'
import type { ModuleStore } from '../store/store.ts'
import { openWorkspace, type Workspace } from '../testing/workspace.ts'
import { checkCanary, dueCheck, readCanaryChecks } from './canary-checks.ts'
import { createRecorder } from './recorder.ts'
import { stageOf } from './rollout.ts'

let workspace: Workspace
let store: ModuleStore
beforeEach(async () => {
  workspace = await openWorkspace()
  store = openFolderStore(join(workspace.folder, 'modules'))
})
afterEach(() => workspace.close())

const now = () => new Date('2026-11-22T01:30:00Z')
const canary = { version: '2.0.0', salt: 'spring', since: '2026-11-22T01:00:00.000Z' }
const trial = { module: 'cart', canary, live: '1.0.0' }
const stage = stageOf(canary)

async function see(version: string, views: number, failed: number, rollout: string | null = stage) {
  const recorder = createRecorder({ notes: store.notes, now })
  const subject = { module: 'cart', version, rollout }
  for (let index = 0; index < views; index++) {
    recorder.view(subject)
    if (index < failed) recorder.failed(subject)
    recorder.time(subject, 'lcp', 1500)
  }
  await recorder.flush()
}

test('A check is due at the minimum of views, and after each quarter more', () => {
  expect([199, 200, 249, 250, 312, 313].map((views) => dueCheck(views, 200))).toEqual([0, 1, 1, 2, 2, 3])
})

test('No check is made before the minimum of views', async () => {
  await see('1.0.0', 500, 0)
  await see('2.0.0', 199, 199)
  expect(await checkCanary(store, trial, { now })).toBeNull()
  expect(await readCanaryChecks(store, stage)).toEqual([])
})

test('A candidate that fails is aborted with its figures, once for many watchers', async () => {
  await see('1.0.0', 400, 4)
  await see('2.0.0', 200, 60)
  const found = await Promise.all(Array.from({ length: 8 }, () => checkCanary(store, trial, { now })))
  for (const each of found) expect(each).toEqual(found[0])
  expect(found[0]).toMatchObject({
    module: 'cart',
    version: '2.0.0',
    live: '1.0.0',
    look: 1,
    verdict: 'abort',
    seen: { canary: { views: 200, failed: 60 }, live: { views: 400, failed: 4 } },
  })
  expect(found[0]?.reasons[0]).toContain('30.00% of its page views fail')
  expect(await readCanaryChecks(store, stage)).toHaveLength(1)
})

test('A canary that is as good goes on, and is checked again only after more views', async () => {
  await see('1.0.0', 400, 4)
  await see('2.0.0', 200, 2)
  const first = await checkCanary(store, trial, { now })
  expect(first?.verdict).toBe('continue')
  await see('2.0.0', 40, 40)
  expect(await checkCanary(store, trial, { now })).toEqual(first)
  await see('2.0.0', 10, 10)
  expect(await checkCanary(store, trial, { now })).toMatchObject({ look: 2, verdict: 'abort' })
  await see('2.0.0', 5000, 0)
  expect(await checkCanary(store, trial, { now })).toMatchObject({ look: 2, verdict: 'abort' })
})

test('A canary whose own presses are slow is aborted, by the rules of its settings', async () => {
  const rules = { ...usualRules, minimum: 20, slowPress: 300 }
  const press = async (version: string, took: number) => {
    const recorder = createRecorder({ notes: store.notes, now })
    for (let index = 0; index < 20; index++) {
      recorder.view({ module: 'cart', version, rollout: stage })
      recorder.time({ module: 'cart', version, rollout: stage }, 'press', took)
    }
    await recorder.flush()
  }
  await press('1.0.0', 40)
  await press('2.0.0', 250)
  expect(await checkCanary(store, trial, { now })).toBeNull()
  expect(await checkCanary(store, { ...trial, rules }, { now })).toMatchObject({ verdict: 'continue' })
  await press('1.0.0', 40)
  await press('2.0.0', 400)
  const found = await checkCanary(store, { ...trial, rules }, { now })
  expect(found?.verdict).toBe('abort')
  expect(found?.reasons).toEqual([
    expect.stringContaining(
      "INP: 50.0% of its page views have a press of this module above 300 ms, and 0.0% of the live release's",
    ),
  ])
})

test('Views outside of the stage do not count', async () => {
  await see('1.0.0', 400, 4)
  await see('2.0.0', 400, 400, null)
  await see('2.0.0', 400, 400, stageOf({ ...canary, since: '2026-11-21T01:00:00.000Z' }))
  expect(await checkCanary(store, trial, { now })).toBeNull()
})
