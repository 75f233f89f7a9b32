import { cp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../registry/open-store.ts'
import { openFolderStore } from '../store/folder/folder-store.ts'
import { startS3 } from '../testing/s3-server.ts'
import { deliveryTo, openWorkspace, type Workspace } from '../testing/workspace.ts'
import { deploy } from '../traffic/deploy.ts'
import { createStackResolver } from './resolve-stack.ts'

let workspace: Workspace
beforeEach(async () => {
  workspace = await openWorkspace()
})
afterEach(() => workspace.close())

/** Version 3: the first letter of the second generated line is src/total.ts, line 3, column 5, named `total`. */
const map = {
  version: 3,
  sources: ['webpack://@galleria/cart/./src/total.ts'],
  names: ['total'],
  mappings: ';AAEIA',
}

async function built(): Promise<string> {
  const from = await workspace.build('cart', 'some text ')
  await writeFile(join(from, 'web/remoteEntry.js.map'), JSON.stringify(map))
  return from
}

test('A stack is told in files of the source; what no map knows stays as it is', async () => {
  const delivery = deliveryTo(openFolderStore(join(workspace.folder, 'modules')))
  await deploy(delivery, { module: 'cart', from: await built(), version: '1.0.0' })
  const { resolve } = createStackResolver(delivery.store)
  const elsewhere = ['f (cart@1.0.0/web/other.js:2:1)', 'f (cart@9.9.9/web/remoteEntry.js:2:1)', 'no frame']
  expect(await resolve(['n (cart@1.0.0/web/remoteEntry.js:2:1)', ...elsewhere])).toEqual([
    'total (cart/src/total.ts:3:5)',
    ...elsewhere,
  ])
})

describe.for(['a folder', 'a bucket'])('In %s', (kind) => {
  test('Source maps lie beside the served files, and a version is the same with and without them', async () => {
    const s3 = kind === 'a bucket' ? await startS3(workspace.folder) : null
    try {
      const store = s3
        ? openStore('s3://modules/shop', s3.env)
        : openFolderStore(join(workspace.folder, 'modules'))
      const delivery = deliveryTo(store)
      const from = await built()
      const bare = join(workspace.folder, 'bare')
      await cp(from, bare, { recursive: true, filter: (path) => !path.endsWith('.map') })
      const first = await deploy(delivery, { module: 'cart', from })
      const again = await deploy(delivery, { module: 'cart', from: bare })
      expect(again).toMatchObject({ version: first.version, changed: false })
      const served = join(await store.folderOf('cart', first.version), 'web')
      expect((await readdir(served)).sort()).toEqual(['remoteEntry.js', 'remoteEntry.js.br'])
      const { resolve } = createStackResolver(store)
      expect(await resolve([`n (cart@${first.version}/web/remoteEntry.js:2:1)`])).toEqual([
        'total (cart/src/total.ts:3:5)',
      ])
    } finally {
      await s3?.close()
    }
  })
})
