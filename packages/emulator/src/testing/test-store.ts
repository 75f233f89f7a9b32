import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { type Part, type PartOptions, startPart } from '../part.ts'
import { runProgram } from './command.ts'
import type { StoreFiles } from './files.ts'
import { givenSet } from './given-set.ts'
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

/** Variables of a team or of a matrix: what is served here is released and signed by a key of its own. */
const others = ['MODULE_STORE', 'REGISTRY_PUBLIC_KEY', 'REGISTRY_PRIVATE_KEY', 'GALLERIA_SHOP']

/** A platform with seeded sites, and a shell with a module folder of its own, in which the built modules are live. */
export async function openTestStore(files: StoreFiles, log: (line: string) => void): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), 'galleria-kit-'))
  const parts: Part[] = []
  const ending = new AbortController()
  async function stop(): Promise<void> {
    ending.abort()
    for (const part of [...parts].reverse()) await part.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    // The database's own user must be able to walk in.
    await chmod(folder, 0o755)
    const start: Start = (part) =>
      startPart({ ...part, command: process.execPath, onLine: log, onSpawn: (each) => parts.push(each) })
    return { calls: await openCalls(files, folder, start, ending.signal), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Start = (part: Pick<PartOptions, 'name' | 'args' | 'env' | 'readyMark'>) => Promise<Part>

async function openCalls(
  files: StoreFiles,
  folder: string,
  start: Start,
  ending: AbortSignal,
): Promise<TestStore['calls']> {
  const port = await getPort({ host: '127.0.0.1' })
  const platformPort = await getPort({ host: '127.0.0.1' })
  const url = `http://127.0.0.1:${port}`
  const platformUrl = `http://127.0.0.1:${platformPort}`
  const addresses = { SHELL_URL: url, PLATFORM_URL: platformUrl, NODE_ENV: 'development' }
  const base = join(folder, 'base')
  const given = await givenSet(process.env)
  for (const name of others) delete process.env[name]
  const isLaid = !given && (await files.copyReleased?.(base))
  await Promise.all([
    start({
      name: 'The sites',
      args: [files.sites],
      env: { ...addresses, PORT: String(platformPort), STRICT_ANSWERS: 'on' },
      readyMark: 'sites ready',
    }),
    isLaid || openTraffic(base).then((traffic) => traffic.begin(files, given)),
  ])
  let count = 0
  let home = ''
  let traffic: Traffic
  let shell: Part | undefined
  let environment = ''

  async function restartShell({ env = {} }: Pick<OpenCall, 'env'>): Promise<void> {
    await shell?.stop()
    shell = await start({
      name: 'The shell',
      args: [join(files.shell, 'server/index.js')],
      env: {
        ...addresses,
        PORT: String(port),
        MODULE_STORE: join(home, 'modules'),
        GALLERIA_HOME: home,
        ...env,
      },
      readyMark: 'shell ready',
    })
    environment = JSON.stringify(env)
  }

  async function fresh({ env = {} }: OpenCall): Promise<void> {
    const before = home
    home = join(folder, `home-${++count}`)
    await cp(base, home, { recursive: true })
    traffic = await openTraffic(home)
    await restartShell({ env })
    if (before) await rm(before, { recursive: true, force: true, maxRetries: 5 })
  }

  /** Until the shell has read what was just written. */
  async function served(revision: number): Promise<void> {
    const deadline = Date.now() + 30_000
    for (;;) {
      const health = (await (await fetch(`${url}/health`)).json()) as { revision: number }
      if (health.revision >= revision) return
      if (Date.now() > deadline)
        throw new Error(`The shell still serves revision ${health.revision}, not ${revision}.`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  async function galleria({ args }: { args: readonly string[] }) {
    const env = { MODULE_STORE: join(home, 'modules'), GALLERIA_HOME: home, SHELL_URL: url }
    const answer = await runProgram(files.command, args, env, ending)
    if (answer.code === 0) await served(await traffic.revision())
    return answer
  }

  const site = moveSite(platformUrl)
  return {
    async open(call: OpenCall) {
      const isAsBefore = shell && !call.own && environment === JSON.stringify(call.env ?? {})
      if (isAsBefore) await served(await traffic.reset())
      else await fresh(call)
      await site.putBack()
      const folders = given?.folders ?? {}
      const built = { ...files.modules, ...folders }
      return { url, platformUrl, folder: join(home, 'modules'), built, given: Object.keys(folders) }
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
  }
}
