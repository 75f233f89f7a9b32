import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  changeRegistry,
  type DeployInput,
  deploy,
  loadRegistry,
  moduleIn,
  openDelivery,
  type RegistryDocument,
  readShell,
  registerShell,
  rollback,
  setSettings,
  withModule,
} from '@galleria/delivery'
import type { StoreFiles } from './files.ts'
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
    /** Releases the builds, or the given set, all live. */
    async begin(files: StoreFiles, given: GivenSet | null): Promise<void> {
      await registerShell(delivery, await readShell(files.shell), { only: true })
      await setSettings(delivery, JSON.parse(await readFile(files.settings, 'utf8')))
      // A store without visitors has nobody to compare a share of: what is released shows at once.
      await setSettings(delivery, { '*': { share: 100 } })
      if (given) return given.deployTo(delivery)
      await Promise.all(
        Object.entries(files.modules).map(([module, from]) => deploy(delivery, { module, from })),
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
