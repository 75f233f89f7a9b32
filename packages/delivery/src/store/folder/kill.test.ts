import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadRegistry, moduleIn } from '../../registry/change.ts'
import { openDelivery } from '../../registry/open-delivery.ts'
import { readReferred, readRelease } from '../../release/read-release.ts'
import { openWorkspace } from '../../testing/workspace.ts'
import { deploy } from '../../traffic/deploy.ts'
import { integrityOf } from '../integrity.ts'

test('A writer that is killed anywhere leaves whole releases, a registry that is true, and no lock', async () => {
  const workspace = await openWorkspace()
  try {
    const from = await workspace.build('cart', 'text '.repeat(2000))
    const env = { GALLERIA_HOME: workspace.folder, MODULE_STORE: join(workspace.folder, 'modules') }
    const delivery = await openDelivery(env, { by: 'test' })
    let revision = 0
    for (let round = 0; round < 8; round++) {
      const fixture = join(import.meta.dirname, '../uploader.fixture.ts')
      const child = spawn(process.execPath, [fixture, from, 'cart'], { env: { ...process.env, ...env } })
      await once(child.stdout, 'data')
      // Somewhere within one of its releases, another place each time.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 40))
      child.kill('SIGKILL')
      await once(child, 'exit')
      const { document } = await loadRegistry(delivery)
      expect(document.revision).toBeGreaterThanOrEqual(revision)
      revision = document.revision
      const { live } = moduleIn(document, 'cart')
      if (live) await readReferred(delivery, 'cart', live)
      for (const version of await delivery.store.versions('cart')) {
        const release = await readRelease(delivery, 'cart', version)
        for (const [path, integrity] of Object.entries(release?.record.integrity ?? {})) {
          const content = await delivery.store.readFile('cart', version, path)
          expect(content && integrityOf(content)).toBe(integrity)
        }
      }
    }
    const after = await deploy(delivery, { module: 'cart', from: await workspace.build('cart', 'new') })
    expect(after.changed).toBe(true)
    expect(await readdir(join(workspace.folder, 'modules'))).not.toContain('registry.lock')
  } finally {
    await workspace.close()
  }
})
