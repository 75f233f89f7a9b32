import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadRegistry, moduleIn } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { readHistory } from '../registry/history.ts'
import { openFolderStore } from '../store/folder/folder-store.ts'
import { deliveryTo, openWorkspace, type Workspace } from '../testing/workspace.ts'
import { deploy } from '../traffic/deploy.ts'
import { rollback } from '../traffic/rollback.ts'
import { promoteSeen } from './promote.ts'
import { createRecorder } from './recorder.ts'
import { stageOf } from './rollout.ts'
import { watchOnce } from './watch.ts'
import { watchFull } from './watch-full.ts'

let workspace: Workspace
let delivery: Delivery
let now: number
beforeEach(async () => {
  workspace = await openWorkspace()
  now = Date.parse('2026-11-21T10:30:00Z')
  delivery = { ...deliveryTo(openFolderStore(join(workspace.folder, 'modules'))), now: () => new Date(now) }
  await give('1.0.0')
})
afterEach(() => workspace.close())

const cart = async () => moduleIn((await loadRegistry(delivery)).document, 'cart')
const minutes = (count: number) => {
  now += count * 60_000
}
async function give(version: string, canary?: number) {
  const from = await workspace.build('cart', version)
  return deploy(delivery, { module: 'cart', from, version, canary })
}
async function see(version: string, views: number, failed: number, rollout: string | null = null) {
  const recorder = createRecorder({ notes: delivery.store.notes, now: () => new Date(now) })
  for (let index = 0; index < views; index++) {
    recorder.view({ module: 'cart', version, rollout })
    if (index < failed) recorder.failed({ module: 'cart', version, rollout })
  }
  await recorder.flush()
}

test('A full release that fails goes back within its ten minutes, and history says why', async () => {
  await see('1.0.0', 600, 3)
  minutes(60)
  await give('2.0.0')
  minutes(2)
  expect(await watchFull(delivery)).toMatchObject([{ version: '2.0.0', look: null, done: null }])
  await see('2.0.0', 250, 50)
  const rounds = await Promise.all(Array.from({ length: 4 }, () => watchFull(delivery)))
  expect(rounds.flat().filter(({ done }) => done === 'back')).toHaveLength(1)
  expect(await cart()).toMatchObject({ live: { version: '1.0.0' }, trial: null })
  const [last] = await readHistory(delivery, { module: 'cart' })
  expect(last?.change).toMatchObject({ action: 'rollback', from: '2.0.0', to: '1.0.0' })
  expect(last?.change?.why).toContain('20.00% of its page views fail')
  expect(await watchFull(delivery)).toEqual([])
})

test('A full release stays, whatever happens after its ten minutes', async () => {
  await see('1.0.0', 600, 3)
  await give('2.0.0')
  minutes(90)
  await see('2.0.0', 250, 50)
  expect(await watchFull(delivery)).toMatchObject([{ look: null, done: null }])
  expect((await cart()).live?.version).toBe('2.0.0')
})

test('A full release that is no worse is proven, and serves as the last good one after a rollback', async () => {
  await see('1.0.0', 600, 3)
  await give('2.0.0')
  await see('2.0.0', 250, 1)
  minutes(11)
  expect(await watchFull(delivery)).toMatchObject([{ version: '2.0.0', done: 'proven' }])
  await give('3.0.0')
  await rollback(delivery, { module: 'cart', to: '1.0.0' })
  // Nothing was live before 1.0.0, and 3.0.0 is proven by nothing.
  expect(await cart()).toMatchObject({
    live: { version: '1.0.0' },
    lastGood: { version: '2.0.0' },
    previous: [],
  })
})

test('A canary is promoted once both sides were seen often enough, or for a reason', async () => {
  await give('2.0.0', 10)
  const { canary } = await cart()
  if (!canary) throw new Error('no canary')
  await expect(promoteSeen(delivery, 'cart')).rejects.toMatchObject({ code: 'CANARY_UNPROVEN' })
  await see('1.0.0', 600, 3, stageOf(canary))
  await see('2.0.0', 200, 1, stageOf(canary))
  expect(await promoteSeen(delivery, 'cart')).toMatchObject({ version: '2.0.0', changed: true })
  await give('3.0.0', 10)
  expect(await promoteSeen(delivery, 'cart', 'a fix that cannot wait')).toMatchObject({ version: '3.0.0' })
  const [last] = await readHistory(delivery, {})
  expect(last?.change).toMatchObject({ action: 'promote', why: 'a fix that cannot wait' })
})

test('A canary that browsers alone report as worse is promoted for a reason alone', async () => {
  await give('2.0.0', 10)
  const { canary } = await cart()
  if (!canary) throw new Error('no canary')
  await see('1.0.0', 600, 3, stageOf(canary))
  await see('2.0.0', 200, 40, stageOf(canary))
  await watchOnce(delivery)
  expect((await cart()).canary?.state).toBe('paused')
  await expect(promoteSeen(delivery, 'cart')).rejects.toMatchObject({ code: 'CANARY_CONDEMNED' })
})

test('A canary that was ended reaches all visitors for a reason alone, by promotion or by another deploy', async () => {
  await give('2.0.0', 10)
  const { canary } = await cart()
  if (!canary) throw new Error('no canary')
  await see('1.0.0', 600, 3, stageOf(canary))
  await see('2.0.0', 200, 40, stageOf(canary))
  const recorder = createRecorder({ notes: delivery.store.notes, now: () => new Date(now) })
  const subject = { module: 'cart', version: '2.0.0', rollout: stageOf(canary) }
  // Servers saw the canary fail too, so it is ended and not only paused.
  for (let index = 0; index < 5; index++)
    recorder.error(subject, { side: 'server', kind: 'render', message: 'no total', stack: [] })
  await recorder.flush()
  expect(await watchOnce(delivery)).toMatchObject([{ isEnded: true }])
  await expect(promoteSeen(delivery, 'cart')).rejects.toMatchObject({ code: 'CANARY_CONDEMNED' })
  await expect(give('2.0.0')).rejects.toMatchObject({ code: 'CANARY_CONDEMNED' })
  expect(await promoteSeen(delivery, 'cart', 'the errors were a test')).toMatchObject({ changed: true })
})
