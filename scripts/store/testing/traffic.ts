import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type DeployInput,
  deploy,
  openDelivery,
  rollback,
  setSettings,
} from '../../../packages/delivery/src/index.ts'
import {
  changeRegistry,
  loadRegistry,
  moduleIn,
  withModule,
} from '../../../packages/delivery/src/registry/change.ts'
import type { RegistryDocument } from '../../../packages/delivery/src/registry/document.ts'
import { readShell } from '../../../packages/delivery/src/traffic/read-shell.ts'
import { registerShell } from '../../../packages/delivery/src/traffic/shells.ts'
import { modules, root } from '../layout.ts'
import type { GivenSet } from './given-set.ts'

export type DeployCall = Omit<DeployInput, 'onProgress'>

export type Traffic = Awaited<ReturnType<typeof openTraffic>>

/** Releases of one test store. Without a process for each command, and without building anything. */
export async function openTraffic(home: string) {
  const env = { GALLERIA_HOME: home, MODULE_STORE: join(home, 'modules') }
  const delivery = await openDelivery(env, { by: 'e2e-kit' })
  const load = async () => (await loadRegistry(delivery)).document
  const begun: RegistryDocument = await load()

  return {
    /** Releases the checkout's build, or the given set, all live. */
    async begin(given: GivenSet | null = null): Promise<void> {
      await registerShell(delivery, await readShell(join(root, 'apps/shell/dist')), { only: true })
      for (const file of ['delivery.settings.json', 'scripts/store/settings.json'])
        await setSettings(delivery, JSON.parse(await readFile(join(root, file), 'utf8')))
      if (given) return given.deployTo(delivery)
      await Promise.all(
        modules.map((module) => deploy(delivery, { module, from: join(root, 'apps', module, 'dist') })),
      )
    },
    deploy: (input: DeployCall) => deploy(delivery, input),
    rollback: (input: { module: string; to?: string }) => rollback(delivery, input),
    revision: async () => (await load()).revision,
    versionOf: async (module: string) => moduleIn(await load(), module).live?.version ?? null,
    /** As if what is live were the first release ever. */
    async forgetLastGood(module: string): Promise<number> {
      const { revision } = await changeRegistry(delivery, (document) => ({
        document: withModule(document, module, { lastGood: null, previous: [] }),
        change: { action: 'forget last good', module },
      }))
      return revision
    },
    /** Restores the registry to its state when this was opened. */
    async reset(): Promise<number> {
      const { revision } = await changeRegistry(delivery, (document) => {
        if (JSON.stringify(document.modules) === JSON.stringify(begun.modules)) return null
        return { document: { ...document, modules: begun.modules }, change: { action: 'reset' } }
      })
      return revision
    },
  }
}
