import { join } from 'node:path'
import getPort from 'get-port'
import { startProcess } from '../../scripts/lib/processes.ts'
import type { ScratchCopy } from './scratch-copy.ts'

/** `npm run dev`, past the part that installs. */
export interface DevStore {
  readonly url: string
  readonly platformUrl: string
  /** All it printed. */
  readonly said: readonly string[]
  /** The address and version of a module as the shell hands it out. */
  moduleAt(path: string): Promise<{ name: string; version: string; base: string }>
  /** Ctrl-C; resolves to the exit code. */
  interrupt(): Promise<number>
  stop(): Promise<void>
}

export async function startDevStore(
  { folder, buildCache }: ScratchCopy,
  modules: string[],
): Promise<DevStore> {
  const [port, platformPort] = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })]
  const said: string[] = []
  const log = (line: string) => {
    said.push(line)
    if (process.env.E2E_LOG) console.log(line)
  }
  const part = await startProcess({
    name: 'The development store',
    command: process.execPath,
    args: ['scripts/dev.mjs', ...modules],
    cwd: folder,
    env: {
      PORT: String(port),
      PLATFORM_PORT: String(platformPort),
      GALLERIA_HOME: join(folder, '.galleria'),
      TURBO_CACHE_DIR: buildCache,
      npm_config_user_agent: 'pnpm',
      // What is installed is shared with the working tree: an install here would lead its links into the copy.
      pnpm_config_verify_deps_before_run: 'false',
      NODE_ENV: undefined,
    },
    readyMark: '  Press Ctrl+C to stop everything',
    readyWithin: 300_000,
    advice: 'Its last output is below.',
    onLine: log,
  })
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    platformUrl: `http://127.0.0.1:${platformPort}`,
    said,
    async moduleAt(path) {
      const answer = await fetch(`${url}/registry/resolve?${new URLSearchParams({ path })}`)
      return ((await answer.json()) as { module: { name: string; version: string; base: string } }).module
    },
    interrupt() {
      part.kill('SIGINT')
      return part.exited
    },
    stop: part.stop,
  }
}
