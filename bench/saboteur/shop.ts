import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { modules } from '../../scripts/store/layout.ts'
import { deploy, startSites } from '../../scripts/store/parts.ts'
import { type StartedShell, startedShell } from '../shell/started.ts'

export interface BenchShop {
  readonly home: string
  readonly platformUrl: string
  /** Another shell on the same releases; `checkout`: whose build it is. */
  shell(
    env?: Readonly<Record<string, string>>,
    checkout?: string,
  ): Promise<StartedShell & { readonly url: string }>
  close(): Promise<void>
}

/** A seeded platform and this checkout's modules, for shells that are compared. */
export async function openBenchShop(): Promise<BenchShop> {
  const home = await mkdtemp(join(tmpdir(), 'galleria-bench-'))
  await chmod(home, 0o755)
  const layout = {
    home,
    shellPort: await getPort({ host: '127.0.0.1' }),
    platformPort: await getPort({ host: '127.0.0.1' }),
  }
  const [platform] = await Promise.all([startSites(layout, () => {}), deploy(layout, modules)])
  const platformUrl = `http://127.0.0.1:${layout.platformPort}`
  const shells: StartedShell[] = []
  return {
    home,
    platformUrl,
    async shell(env = {}, checkout) {
      const port = await getPort({ host: '127.0.0.1' })
      const url = `http://127.0.0.1:${port}`
      const started = await startedShell(
        {
          PORT: String(port),
          SHELL_URL: url,
          PLATFORM_URL: platformUrl,
          MODULE_STORE: join(home, 'modules'),
          GALLERIA_HOME: home,
          ...env,
        },
        checkout,
      )
      shells.push(started)
      return { ...started, url }
    },
    async close() {
      for (const shell of shells) await shell.stop()
      await platform.stop()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
