import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFolderStore } from '../store/folder/folder-store.ts'
import { deliveryTo, openWorkspace, type Workspace } from '../testing/workspace.ts'
import { deploy } from '../traffic/deploy.ts'
import { knownReleases } from './known-releases.ts'

let workspace: Workspace
beforeEach(async () => {
  workspace = await openWorkspace()
})
afterEach(() => workspace.close())

test('A release is known half a second after the last reading, though an answer is good for five', async () => {
  const delivery = deliveryTo(openFolderStore(join(workspace.folder, 'modules')))
  let time = 0
  const releases = knownReleases({ ...delivery, now: () => time })
  const subject = () => releases.subject('cart', '1.0.0', new Date(), false)
  expect(await subject()).toBeNull()
  await deploy(delivery, { module: 'cart', from: await workspace.build('cart', 'a'), version: '1.0.0' })
  time = 499
  expect(await subject()).toBeNull()
  time = 500
  expect(await subject()).toMatchObject({ module: 'cart', version: '1.0.0' })
})
