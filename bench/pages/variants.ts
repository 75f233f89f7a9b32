import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import getPort from 'get-port'
import { Fault } from '../../scripts/lib/fault.ts'
import { run, startProcess, stopEverything } from '../../scripts/lib/processes.ts'
import { modules, type StoreLayout } from '../../scripts/store/layout.ts'
import * as ownParts from '../../scripts/store/parts.ts'

const monolithFolder = join(import.meta.dirname, 'monolith')
const referenceFolder = join(import.meta.dirname, 'reference')

/** A busy machine must not answer with a skeleton, which is another page. */
const patient = { RENDER_BUDGET_MS: '20000' }

/** Server at an address of its own. */
export interface Side {
  readonly name: string
  readonly url: string
  /** False for the reference page, which is the same at every path. */
  readonly hasShop: boolean
}

export interface Sides {
  /** Ours first. */
  readonly all: readonly Side[]
  readonly browserArgs: readonly string[]
  stop(): Promise<void>
}

export interface Variants {
  readonly federated: string
  readonly monolith: string
  /** The platform knows one origin for each loopback name: the browser must find the monolith under the second. */
  readonly browserArgs: readonly string[]
  remove(): Promise<void>
}

/** Ours beside the monolith, or another checkout's build, and the reference page. `against` must be installed. */
export async function startSides(against?: string): Promise<Sides> {
  const reference = { name: 'reference', url: await startReference(), hasShop: false }
  if (against === undefined) {
    const { federated, monolith, browserArgs, remove } = await startBoth()
    return {
      all: [
        { name: 'ours', url: federated, hasShop: true },
        { name: 'monolith', url: monolith, hasShop: true },
        reference,
      ],
      browserArgs,
      async stop() {
        await stopEverything()
        await remove()
      },
    }
  }
  const other = resolve(against)
  const otherParts: typeof ownParts = await import(join(other, 'scripts/store/parts.ts'))
  const { stopEverything: stopOther }: { stopEverything: typeof stopEverything } = await import(
    join(other, 'scripts/lib/processes.ts')
  )
  const homes = await Promise.all([makeHome(), makeHome()])
  const [ours, theirs] = [
    await startFederated(homes[0], ownParts.build),
    await startFederated(homes[1], otherParts.build, otherParts),
  ]
  return {
    all: [
      { name: 'ours', url: ours.url, hasShop: true },
      { name: 'other', url: theirs.url, hasShop: true },
      reference,
    ],
    browserArgs: [],
    async stop() {
      await stopEverything()
      await stopOther()
      for (const home of homes) await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The released modules behind their shell, over a platform with the seed. `parts`: of the checkout that they come from. */
export async function startFederated(
  home: string,
  prepare: () => Promise<void> = ownParts.build,
  parts: typeof ownParts = ownParts,
) {
  const store = {
    shellPort: await getPort({ host: '127.0.0.1' }),
    platformPort: await getPort({ host: '127.0.0.1' }),
    home,
  }
  // First: the platform runs from what is built.
  await prepare()
  await Promise.all([parts.startPlatform(store, quiet), parts.deploy(store, modules)])
  await parts.startShell(store, console.error, patient)
  return { store, url: parts.shellUrl(store) }
}

/** The same as one program too, over the same platform. */
export async function startBoth(): Promise<Variants> {
  const home = await makeHome()
  const { store, url } = await startFederated(home, async () => {
    await ownParts.build()
    await bundle(monolithFolder, 'monolith')
  })
  const port = await startMonolith(store)
  return {
    federated: url,
    monolith: `http://localhost:${store.shellPort}`,
    browserArgs: [`--host-resolver-rules=MAP localhost:${store.shellPort} 127.0.0.1:${port}`],
    remove: () => rm(home, { recursive: true, force: true, maxRetries: 5 }),
  }
}

function makeHome(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'galleria-bench-'))
}

async function bundle(folder: string, name: string): Promise<void> {
  const { code, output } = await run('pnpm', ['exec', 'rsbuild', 'build'], { cwd: folder })
  if (code !== 0)
    throw new Fault(
      'BUILD_FAILED',
      `The ${name} couldn't be built.`,
      'See below.',
      output.trimEnd().split('\n'),
    )
}

async function startMonolith(store: StoreLayout): Promise<number> {
  const port = await getPort({ host: '127.0.0.1' })
  await startProcess({
    name: 'The monolith',
    command: process.execPath,
    args: [join(monolithFolder, 'dist/server/index.js')],
    env: {
      PORT: String(port),
      SHELL_URL: `http://localhost:${store.shellPort}`,
      PLATFORM_URL: `http://127.0.0.1:${store.platformPort}`,
      MODULE_STORE: join(store.home, 'modules'),
      GALLERIA_HOME: store.home,
      NODE_ENV: 'development',
      // Its build has no service worker, which measures nothing here.
      OFFLINE_PAGES: 'off',
      ...patient,
    },
    readyMark: 'shell ready',
    advice: 'Its last output is below.',
    onLine: console.error,
  })
  return port
}

/** Address of it. */
async function startReference(): Promise<string> {
  await bundle(referenceFolder, 'reference page')
  const { ready } = await startProcess({
    name: 'The reference page',
    command: process.execPath,
    args: [join(referenceFolder, 'dist/server/index.js')],
    env: { NODE_ENV: 'production' },
    readyMark: 'reference ready',
    advice: 'Its last output is below.',
    onLine: console.error,
  })
  return ready
}

function quiet(): void {}
