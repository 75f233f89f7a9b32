import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { breakNetwork, changesFor, damage, type ModuleFault } from './faults.ts'
import type { Host } from './host.ts'
import { type Changes, moduleIn, variantOf } from './variant.ts'

export interface ReleaseOptions {
  /** A folder that a build left, or a release in a module store; by default the build that the store began with. */
  readonly from?: string
  /** By default made from the content. */
  readonly version?: string
  /** Files to write otherwise; their hashes are put right. */
  readonly changes?: Changes
  /** Share of visitors, 0 to 100; by default everybody. */
  readonly canary?: number
  /** `staging`, `preview/<name>`; by default production. */
  readonly channel?: string
}

export interface BreakOptions {
  /** False: as if the broken release were the first ever, so that nothing is left to fall back to. */
  readonly lastGood?: boolean
}

/** A release that went wrong. */
export interface Broken {
  readonly version: string
  /** Releases a good one and lets the page's network be. */
  heal(): Promise<void>
}

/** One isolated store: its own module folder, its own shell, a platform of its worker. */
export interface KitStore {
  readonly url: string
  readonly platformUrl: string
  /** The module folder: `<module>/<version>/…`, `registry.json`. */
  readonly folder: string
  /** Releases a variant of a build, unlike any before; resolves to its version once the shell serves it. */
  release(module: string, options?: ReleaseOptions): Promise<string>
  /** Releases the very bytes of a folder, as they are. */
  deploy(folder: string, version?: string): Promise<string>
  /** To the release before, or to that version; resolves to what is live then. */
  rollback(module: string, to?: string): Promise<string>
  /** Version that is live. */
  versionOf(module: string): Promise<string | null>
  /** Makes a broken release live, for the server and for that page. */
  break(page: Page, module: string, fault: ModuleFault, options?: BreakOptions): Promise<Broken>
  /** The command: its exit code and all it printed. */
  galleria(...args: string[]): Promise<{ readonly code: number; readonly output: string }>
  /** Ends the shell's process and starts it anew, with more in its environment. */
  restartShell(env?: Readonly<Record<string, string>>): Promise<void>
  /** Another site of the platform, as the seed makes it: nobody has bought anything yet. */
  freshSite(): Promise<void>
  /** Moves the platform's clock; what falls due meanwhile happens. */
  advance(time: { days?: number; hours?: number; seconds?: number }): Promise<void>
  /** A rule of the workbench: `{ operation: 'GetCurrentCart', fault: { kind: 'error', status: 503 }, times: 2 }`. */
  breakPlatform(rule: object): Promise<void>
  mendPlatform(): Promise<void>
}

interface Opened {
  readonly url: string
  readonly platformUrl: string
  readonly folder: string
  /** Folders of the builds or releases that the store began with, by module. */
  readonly built: Readonly<Record<string, string>>
  /** Modules whose release a matrix chose. */
  readonly given: readonly string[]
}

export interface StoreOptions {
  /** Modules besides the store's own, or in their place: name to folder. A matrix's release goes before. */
  readonly modules: Readonly<Record<string, string>>
  /** A shell and a module folder that no test had before; by default the registry alone is put back. */
  readonly own: boolean
  /** Environment of the shell. */
  readonly env: Readonly<Record<string, string>>
}

export async function openStore(host: Host, { modules, own, env }: StoreOptions): Promise<KitStore> {
  const { built, given, ...opened } = await host.call<Opened>('open', { own, env })
  const ours = Object.fromEntries(Object.entries(modules).filter(([name]) => !given.includes(name)))
  const builtAt = (module: string) => {
    const folder = ours[module] ?? built[module]
    if (folder) return resolve(folder)
    throw new Error(
      `This store began with no module "${module}". Name its build in storeOptions.modules, or pass from.`,
    )
  }

  async function release(module: string, options: ReleaseOptions = {}): Promise<string> {
    const { from = builtAt(module), changes, ...rest } = options
    const variant = await variantOf(from, changes)
    try {
      return await host.call<string>('deploy', { module, from: variant.folder, ...rest })
    } finally {
      await variant.remove()
    }
  }

  const store: KitStore = {
    ...opened,
    release,
    async deploy(folder, version) {
      return host.call('deploy', { module: await moduleIn(folder), from: resolve(folder), version })
    },
    rollback: (module, to) => host.call('rollback', { module, to }),
    versionOf: (module) => host.call('versionOf', { module }),
    async break(page, module, fault, { lastGood = true } = {}) {
      const before = await store.versionOf(module)
      const version = await release(module, { changes: changesFor(fault, module) })
      await damage(fault, join(opened.folder, module, version))
      if (!lastGood) await host.call('forgetLastGood', { module })
      const base = `/modules/${module}/${version}/web/`
      await breakNetwork(fault, page, base)
      return {
        version,
        async heal() {
          await page.unroute(`**${base}**`)
          if (before) await store.rollback(module, before)
          else await release(module)
        },
      }
    },
    galleria: (...args) => host.call('galleria', { args }),
    restartShell: (env = {}) => host.call('restartShell', { env }),
    freshSite: () => host.call('freshSite'),
    advance: ({ days = 0, hours = 0, seconds = 0 }) =>
      host.call('advance', { seconds: days * 86_400 + hours * 3_600 + seconds }),
    breakPlatform: (rule) => host.call('breakPlatform', { rule }),
    mendPlatform: () => host.call('mendPlatform'),
  }
  for (const folder of Object.values(ours)) await store.deploy(folder)
  return store
}
