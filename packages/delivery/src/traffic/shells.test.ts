import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Delivery } from '../registry/delivery.ts'
import { openFolderStore } from '../store/folder/folder-store.ts'
import { deliveryTo, openWorkspace, type Workspace } from '../testing/workspace.ts'
import { deploy } from './deploy.ts'
import { checkShell } from './shells.ts'

let workspace: Workspace
let delivery: Delivery
beforeEach(async () => {
  workspace = await openWorkspace()
  delivery = deliveryTo(openFolderStore(join(workspace.folder, 'modules')))
})
afterEach(() => workspace.close())

const shellWith = (...names: string[]) => ({
  version: 'a1',
  provides: {},
  agreement: { exports: { '@galleria/ui': names }, operations: [], uses: {}, links: [], hears: [] },
})
const give = async (version: string, ...names: string[]) => {
  const from = await workspace.build('cart', version, { imports: { '@galleria/ui': names } })
  await deploy(delivery, { module: 'cart', from, version })
}

test('A shell is refused where no release of a live module can run in it', async () => {
  await give('1.0.0', 'Button', 'Fancy')
  await expect(checkShell(delivery, shellWith('Button'))).rejects.toMatchObject({
    code: 'SHELL_UNFIT',
    message: expect.stringContaining('cart@1.0.0 needs Fancy of @galleria/ui'),
  })
  expect(await checkShell(delivery, shellWith('Button', 'Fancy'))).toEqual([])
})

test('An older shell is told which earlier release it will serve', async () => {
  await give('1.0.0', 'Button')
  await give('2.0.0', 'Button', 'Fancy')
  expect(await checkShell(delivery, shellWith('Button'))).toEqual([
    "cart@2.0.0 needs Fancy of @galleria/ui, which this shell doesn't bring. The shell serves cart@1.0.0 instead.",
  ])
})
