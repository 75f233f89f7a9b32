import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Fault } from '../lib/fault.ts'
import { run, type Started, startProcess } from '../lib/processes.ts'
import { programs } from '../serve/programs.ts'
import { type ModuleName, modules, root, type StoreLayout } from './layout.ts'

type Env = Readonly<Record<string, string | undefined>>
type OnLine = (line: string) => void

/** The embedded platform, with its database and its seed. Ready when it answers. */
export function startPlatform(store: StoreLayout, onLine: OnLine, env: Env = {}): Promise<Started> {
  return startProcess({
    name: 'The platform',
    command: process.execPath,
    args: [...programs.platform],
    cwd: root,
    env: {
      PORT: String(store.platformPort),
      PLATFORM_URL: `http://127.0.0.1:${store.platformPort}`,
      SHELL_URL: shellUrl(store),
      GALLERIA_HOME: store.home,
      NODE_ENV: 'development',
      ...env,
    },
    readyMark: 'platform ready',
    advice: 'Its last output is below. Your data is saved, so you can start again.',
    onLine,
  })
}

/** For browser tests: a platform on a throw-away database, whose site is another at each `POST /_site`. */
export function startSites(store: StoreLayout, onLine: OnLine): Promise<Started> {
  return startProcess({
    name: 'The sites',
    command: process.execPath,
    args: ['apps/platform/src/dev/testing/site-server.ts'],
    cwd: root,
    env: {
      PORT: String(store.platformPort),
      PLATFORM_URL: `http://127.0.0.1:${store.platformPort}`,
      SHELL_URL: shellUrl(store),
      STRICT_ANSWERS: 'on',
      NODE_ENV: 'development',
    },
    readyMark: 'sites ready',
    advice: 'Its last output is below.',
    onLine,
  })
}

/** The console's key of this machine: what the environment says, else one made at the first start and kept. */
export async function consoleKey({ home }: Pick<StoreLayout, 'home'>): Promise<string> {
  const first = process.env.GALLERIA_CONSOLE_KEY?.split(',')[0]?.trim()
  if (first) return first
  const path = join(home, 'keys', 'console.key')
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept.trim()) return kept.trim()
  const made = randomBytes(24).toString('base64url')
  await mkdir(join(home, 'keys'), { recursive: true })
  await writeFile(path, `${made}\n`, { mode: 0o600 })
  return made
}

/** Folder of the built shell. */
export function builtShell(): string {
  const folder = join(root, 'apps/shell/dist')
  if (existsSync(join(folder, 'server/index.js'))) return folder
  throw new Fault(
    'SHELL_NOT_BUILT',
    "The shell isn't built.",
    'apps/shell/dist/server/index.js is missing. Run npm run build, then start again.',
  )
}

export async function startShell(store: StoreLayout, onLine: OnLine, env: Env = {}): Promise<Started> {
  builtShell()
  return startProcess({
    name: 'The shell server',
    command: process.execPath,
    args: [...programs.shell],
    cwd: root,
    env: {
      PORT: String(store.shellPort),
      SHELL_URL: shellUrl(store),
      PLATFORM_URL: `http://127.0.0.1:${store.platformPort}`,
      MODULE_STORE: join(store.home, 'modules'),
      GALLERIA_HOME: store.home,
      NODE_ENV: 'development',
      ...metricsBeside(process.env.METRICS_PORT),
      ...env,
    },
    readyMark: 'shell ready',
    advice: 'Its last output is below.',
    onLine,
  })
}

/** The platform has the port that is set, so the shell beside it takes the next. */
function metricsBeside(port: string | undefined): Env {
  return port && /^\d+$/.test(port) ? { METRICS_PORT: String(Number(port) + 1) } : {}
}

/** Looks at canaries, and ends those that are worse than what is live, for as long as the store runs. */
export function startWatch(store: Pick<StoreLayout, 'home'>, onLine: OnLine): Promise<Started> {
  return startProcess({
    name: 'The watch over canaries',
    command: process.execPath,
    args: ['packages/delivery/src/cli/start.js', 'watch'],
    cwd: root,
    env: { MODULE_STORE: join(store.home, 'modules'), GALLERIA_HOME: store.home },
    readyMark: 'watching',
    advice: 'Its last output is below.',
    onLine,
  })
}

/** Builds the shell and the modules for production; unchanged ones come from the cache. */
export function build(): Promise<void> {
  return turbo('build')
}

async function turbo(task: string): Promise<void> {
  const { code, output } = await run('turbo', ['run', task, '--output-logs=errors-only'], { cwd: root })
  if (code !== 0)
    throw new Fault(
      'BUILD_FAILED',
      'The build failed.',
      'Fix the problem in the output below, then start again.',
      lastLines(output),
    )
  const { removeLeftovers } = await import('../../packages/delivery/src/release/leftovers.ts')
  for (const module of modules) await removeLeftovers(join(root, 'apps', module, 'dist'))
}

/** Releases what was built into the store's module folder; a version that is there already is left as it is. */
export async function deploy(store: Pick<StoreLayout, 'home'>, names: readonly ModuleName[]): Promise<void> {
  const cli = [join(root, 'packages/delivery/src/cli/start.js'), 'deploy', ...names]
  cli.push('--no-build', '--together', '--shell', join(root, 'apps/shell/dist'))
  // A store without visitors has nobody to compare a share of: what is deployed shows at once.
  for (const file of ['delivery.settings.json', 'scripts/store/settings.json'])
    cli.push('--settings', join(root, file))
  // A checkout is a whole: what one module no longer offers, no other of its modules uses.
  cli.push('--breaking', 'release of the whole checkout')
  const { code, output } = await run(process.execPath, cli, {
    cwd: root,
    env: { MODULE_STORE: join(store.home, 'modules'), GALLERIA_HOME: store.home },
  })
  if (code !== 0) {
    throw new Fault(
      'RELEASE_FAILED',
      "A module couldn't be released.",
      'Run npm run galleria -- deploy <module> to see the full output.',
      lastLines(output),
    )
  }
}

export function shellUrl(store: Pick<StoreLayout, 'shellPort'>): string {
  return `http://127.0.0.1:${store.shellPort}`
}

function lastLines(output: string): string[] {
  return output.trimEnd().split('\n').slice(-12)
}
