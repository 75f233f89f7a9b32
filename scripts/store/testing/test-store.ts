import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { run, type Started } from '../../lib/processes.ts'
import { root, type StoreLayout } from '../layout.ts'
import { shellUrl, startShell, startSites } from '../parts.ts'
import { givenSet } from './given-set.ts'
import { copyReleased } from './released.ts'
import { moveSite } from './site.ts'
import { type DeployCall, openTraffic, type Traffic } from './traffic.ts'

/** How a test wants its store. */
interface OpenCall {
  /** A module folder and a shell that no test had before; otherwise the registry alone is put back. */
  readonly own?: boolean
  /** The shell's environment besides the usual. */
  readonly env?: Readonly<Record<string, string>>
}

export interface TestStore {
  readonly calls: Readonly<Record<string, (input: never) => unknown>>
  stop(): Promise<void>
}

/** A platform with seeded sites, and a shell with a module folder of its own, in which the checkout's modules are live. */
export async function openTestStore(log: (line: string) => void): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), 'galleria-kit-'))
  // The database's own user must be able to walk in.
  await chmod(folder, 0o755)
  const ports = {
    shellPort: await getPort({ host: '127.0.0.1' }),
    platformPort: await getPort({ host: '127.0.0.1' }),
  }
  const base = join(folder, 'base')
  const given = await givenSet(process.env)
  // Releases served here are signed by a key of their own.
  for (const name of ['MODULE_STORE', 'REGISTRY_PUBLIC_KEY']) delete process.env[name]
  const isLaid = !given && (await copyReleased({ home: base }))
  const [platform] = await Promise.all([
    startSites({ ...ports, home: base }, log),
    isLaid || openTraffic(base).then((traffic) => traffic.begin(given)),
  ])
  let count = 0
  let layout: StoreLayout = { ...ports, home: '' }
  let traffic: Traffic
  let shell: Started | undefined
  let environment = ''

  async function restartShell({ env = {} }: Pick<OpenCall, 'env'>): Promise<void> {
    await shell?.stop()
    shell = await startShell(layout, log, env)
    environment = JSON.stringify(env)
  }

  async function fresh({ env = {} }: OpenCall): Promise<void> {
    const before = layout.home
    layout = { ...ports, home: join(folder, `home-${++count}`) }
    await cp(base, layout.home, { recursive: true })
    traffic = await openTraffic(layout.home)
    await restartShell({ env })
    if (before) await rm(before, { recursive: true, force: true, maxRetries: 5 })
  }

  /** Until the shell has read what was just written. */
  async function served(revision: number): Promise<void> {
    const deadline = Date.now() + 30_000
    for (;;) {
      const health = (await (await fetch(`${shellUrl(layout)}/health`)).json()) as { revision: number }
      if (health.revision >= revision) return
      if (Date.now() > deadline)
        throw new Error(`The shell still serves revision ${health.revision}, not ${revision}.`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  async function galleria({ args }: { args: readonly string[] }) {
    const cli = join(root, 'packages/delivery/src/cli/start.js')
    const env = { MODULE_STORE: join(layout.home, 'modules'), GALLERIA_HOME: layout.home }
    const answer = await run(process.execPath, [cli, ...args], {
      cwd: root,
      env: { ...env, SHELL_URL: shellUrl(layout) },
    })
    if (answer.code === 0) await served(await traffic.revision())
    return answer
  }

  const platformUrl = `http://127.0.0.1:${ports.platformPort}`
  const site = moveSite(platformUrl)
  return {
    calls: {
      async open(call: OpenCall) {
        const isAsBefore = shell && !call.own && environment === JSON.stringify(call.env ?? {})
        if (isAsBefore) await served(await traffic.reset())
        else await fresh(call)
        await site.putBack()
        const built = given?.folders ?? {}
        return { url: shellUrl(layout), platformUrl, folder: join(layout.home, 'modules'), built }
      },
      async deploy(call: DeployCall) {
        const { version, revision } = await traffic.deploy(call)
        await served(revision)
        return version
      },
      async rollback(call: { module: string; to?: string }) {
        const { version, revision } = await traffic.rollback(call)
        await served(revision)
        return version
      },
      forgetLastGood: async ({ module }: { module: string }) => served(await traffic.forgetLastGood(module)),
      versionOf: ({ module }: { module: string }) => traffic.versionOf(module),
      galleria,
      restartShell,
      freshSite: () => site.fresh(),
      advance: ({ seconds }: { seconds: number }) => site.advance(seconds),
      breakPlatform: ({ rule }: { rule: object }) => site.addFault(rule),
      mendPlatform: () => site.clearFaults(),
    },
    async stop() {
      await shell?.stop()
      await platform.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
