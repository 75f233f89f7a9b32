import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import type { StoreLayout } from '../../scripts/store/layout.ts'
import { shellUrl, startPlatform, startShell } from '../../scripts/store/parts.ts'
import { layReleases } from '../../scripts/store/testing/released.ts'

/** A whole store of its own on free ports: platform with database and seed, released modules, shell. */
export interface Store {
  readonly url: string
  readonly platformUrl: string
  readonly layout: StoreLayout
  /** Ends the platform as a crash would. */
  killPlatform(): Promise<void>
  startPlatform(): Promise<void>
  /** Ends the shell's process and starts it anew at the same address, with more in its environment. */
  restartShell(more: Readonly<Record<string, string>>): Promise<void>
  stop(): Promise<void>
}

/** Names instead of 127.0.0.1, so that browsers take store and platform for two sites. A browser is told by `--host-resolver-rules`. */
export interface Hosts {
  readonly store: string
  readonly platform: string
}

/**
 * For tests of what a page holds, not of how soon: a server with much else to do leaves a page to the browser, which stores no such
 * page. This one waits.
 */
export const patient = { RENDER_BUDGET_MS: '10000' }

export async function startStore(env: Readonly<Record<string, string>> = {}, hosts?: Hosts): Promise<Store> {
  const home = await mkdtemp(join(tmpdir(), 'galleria-e2e-'))
  // The database's own user must be able to walk in.
  await chmod(home, 0o755)
  const layout: StoreLayout = {
    shellPort: await getPort({ host: '127.0.0.1' }),
    platformPort: await getPort({ host: '127.0.0.1' }),
    home,
  }
  const log = process.env.E2E_LOG ? (line: string) => console.log(line) : () => {}
  const named = hosts && {
    SHELL_URL: `http://${hosts.store}:${layout.shellPort}`,
    PLATFORM_URL: `http://${hosts.platform}:${layout.platformPort}`,
  }
  const upPlatform = () =>
    startPlatform(layout, log, {
      STRICT_ANSWERS: 'on',
      ...named,
      ...(env.CATALOG && { CATALOG: env.CATALOG }),
      ...(env.V1_CARTS && { V1_CARTS: env.V1_CARTS }),
    })
  const set = givenSet()
  if (!set) await layReleases(layout)
  let platform = await upPlatform()
  const upShell = (more: Readonly<Record<string, string>> = {}) =>
    startShell(layout, log, {
      ...set,
      ...named,
      ...(named && { NODE_OPTIONS: resolves(hosts) }),
      ...env,
      ...more,
    })
  let shell = await upShell()
  return {
    url: named?.SHELL_URL ?? shellUrl(layout),
    platformUrl: named?.PLATFORM_URL ?? `http://127.0.0.1:${layout.platformPort}`,
    layout,
    async killPlatform() {
      platform.kill('SIGKILL')
      await platform.exited
    },
    async startPlatform() {
      platform = await upPlatform()
    },
    async restartShell(more) {
      await shell.stop()
      shell = await upShell(more)
    },
    async stop() {
      await shell.stop()
      await platform.stop()
      await rm(layout.home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Node's part of what the browser is told: the shell's server finds the platform by its name. */
function resolves({ platform }: Hosts): string {
  const code = `import dns from 'node:dns'
const real = dns.lookup
dns.lookup = (host, ...rest) => real(host === '${platform}' ? '127.0.0.1' : host, ...rest)`
  return `--import=data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
}

/** Releases that `galleria matrix` wants tried, in the place of what was built. */
function givenSet(): Readonly<Record<string, string>> | undefined {
  const { MODULE_STORE, REGISTRY_PUBLIC_KEY } = process.env
  return MODULE_STORE && REGISTRY_PUBLIC_KEY ? { MODULE_STORE, REGISTRY_PUBLIC_KEY } : undefined
}
