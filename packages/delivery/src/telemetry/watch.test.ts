import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { readHistory } from '../registry/history.ts'
import { openFolderStore } from '../store/folder/folder-store.ts'
import { deliveryTo, openWorkspace, type Workspace } from '../testing/workspace.ts'
import { canary } from '../traffic/canary.ts'
import { deploy } from '../traffic/deploy.ts'
import { createRecorder } from './recorder.ts'
import { stageOf } from './rollout.ts'
import { watchOnce } from './watch.ts'

let workspace: Workspace
let delivery: Delivery
beforeEach(async () => {
  workspace = await openWorkspace()
  delivery = deliveryTo(openFolderStore(join(workspace.folder, 'modules')))
  await deploy(delivery, { module: 'cart', from: await workspace.build('cart', 'a'), version: '1.0.0' })
  await deploy(delivery, {
    module: 'cart',
    from: await workspace.build('cart', 'b'),
    version: '2.0.0',
    canary: 10,
  })
})
afterEach(() => workspace.close())

async function running() {
  const { cart } = (await loadRegistry(delivery)).document.modules
  if (!cart?.canary) throw new Error('no canary')
  return cart.canary
}

async function see(version: string, views: number, failed: number, serverErrors = 0) {
  const recorder = createRecorder({ notes: delivery.store.notes })
  const subject = { module: 'cart', version, rollout: stageOf(await running()) }
  for (let index = 0; index < views; index++) {
    recorder.view(subject)
    if (index < failed) recorder.failed(subject)
  }
  const told = { side: 'server' as const, kind: 'render' as const, message: 'no total', stack: [] }
  for (let index = 0; index < serverErrors; index++)
    recorder.error({ module: 'cart', version, rollout: null }, told)
  await recorder.flush()
}

test('A canary whose page views fail is ended by one of many watchers, and history says why', async () => {
  await see('1.0.0', 600, 3, 1)
  await see('2.0.0', 200, 40, 5)
  const rounds = await Promise.all(Array.from({ length: 6 }, () => watchOnce(delivery)))
  expect(rounds.flat().filter(({ isEnded }) => isEnded)).toHaveLength(1)
  expect((await running()).state).toBe('aborted')
  const aborts = (await readHistory(delivery, { limit: 10 })).filter(
    ({ change }) => change?.action === 'abort',
  )
  expect(aborts).toHaveLength(1)
  expect(aborts[0]?.change).toMatchObject({ module: 'cart', from: '2.0.0', to: '1.0.0' })
  expect(aborts[0]?.change?.why).toContain("20.00% of its page views fail, and 0.50% of the live release's")
  expect(await watchOnce(delivery)).toEqual([])
})

test('A canary of which browsers alone report failures is paused, and history asks for a look', async () => {
  await see('1.0.0', 600, 3)
  await see('2.0.0', 200, 40, 4)
  expect(await watchOnce(delivery)).toMatchObject([{ isEnded: false, isPaused: true }])
  expect((await running()).state).toBe('paused')
  const [latest] = await readHistory(delivery, { limit: 1 })
  expect(latest?.change).toMatchObject({ action: 'pause', from: '2.0.0', to: '1.0.0' })
  expect(latest?.change?.why).toContain('Only browsers report this')
  expect(await watchOnce(delivery)).toEqual([])
})

test('A canary that is as good is left alone, and one with too few views is waited for', async () => {
  await see('1.0.0', 600, 3)
  expect(await watchOnce(delivery)).toMatchObject([{ version: '2.0.0', look: null, isEnded: false }])
  await see('2.0.0', 200, 1)
  expect(await watchOnce(delivery)).toMatchObject([{ look: { verdict: 'continue' }, isEnded: false }])
  expect((await running()).state).toBe('running')
})

test('Views from before a canary was given again do not abort it', async () => {
  await see('1.0.0', 600, 3)
  await see('2.0.0', 200, 40)
  await watchOnce(delivery)
  await canary(delivery, { module: 'cart', version: '2.0.0', percent: 5 })
  expect((await running()).state).toBe('running')
  expect(await watchOnce(delivery)).toMatchObject([{ look: null, isEnded: false }])
})
