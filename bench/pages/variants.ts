import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { Fault } from '../../scripts/lib/fault.ts'
import { run, startProcess } from '../../scripts/lib/processes.ts'
import { modules, type StoreLayout } from '../../scripts/store/layout.ts'
import { build, deploy, shellUrl, startPlatform, startShell } from '../../scripts/store/parts.ts'

export interface Variants {
  readonly federated: string
  readonly monolith: string
  /** The platform knows one origin for each loopback name: the browser must find the monolith under the second. */
  readonly browserArgs: readonly string[]
  remove(): Promise<void>
}

const monolithFolder = join(import.meta.dirname, 'monolith')

/** The released modules behind their shell, over a platform with the seed. */
export async function startFederated(home: string, prepare: () => Promise<void> = build) {
  const store = {
    shellPort: await getPort({ host: '127.0.0.1' }),
    platformPort: await getPort({ host: '127.0.0.1' }),
    home,
  }
  await Promise.all([startPlatform(store, quiet), prepare().then(() => deploy(store, modules))])
  await startShell(store, console.error)
  return { store, url: shellUrl(store) }
}

/** The same as one program too, over the same platform. */
export async function startBoth(): Promise<Variants> {
  const home = await mkdtemp(join(tmpdir(), 'galleria-bench-'))
  const { store, url } = await startFederated(home, buildBoth)
  const port = await startMonolith(store)
  return {
    federated: url,
    monolith: `http://localhost:${store.shellPort}`,
    browserArgs: [`--host-resolver-rules=MAP localhost:${store.shellPort} 127.0.0.1:${port}`],
    remove: () => rm(home, { recursive: true, force: true, maxRetries: 5 }),
  }
}

async function buildBoth(): Promise<void> {
  await build()
  const { code, output } = await run('pnpm', ['exec', 'rsbuild', 'build'], { cwd: monolithFolder })
  if (code !== 0)
    throw new Fault(
      'BUILD_FAILED',
      "The monolith couldn't be built.",
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
    },
    readyMark: 'shell ready',
    advice: 'Its last output is below.',
    onLine: console.error,
  })
  return port
}

function quiet(): void {}
