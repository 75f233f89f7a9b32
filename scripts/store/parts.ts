import { join } from 'node:path'
import { Fault } from '../lib/fault.ts'
import { run, type Started, startProcess } from '../lib/processes.ts'
import { homeFolder, type ModuleName } from './layout.ts'

export interface Addresses {
  readonly shellPort: number
  readonly platformPort: number
}

/** The embedded platform, with its database and its seed. Ready when it answers. */
export function startPlatform(
  { shellPort, platformPort }: Addresses,
  onLine: (line: string) => void,
): Promise<Started> {
  return startProcess({
    name: 'The platform',
    command: process.execPath,
    args: ['apps/platform/src/server.ts'],
    env: {
      PORT: String(platformPort),
      SHELL_URL: `http://127.0.0.1:${shellPort}`,
      GALLERIA_HOME: homeFolder(),
    },
    readyMark: 'platform ready',
    advice: 'What it said last stands below. Data is kept; starting again is safe.',
    onLine,
  })
}

export function startShell(
  { shellPort, platformPort }: Addresses,
  env: Record<string, string> = {},
): Promise<Started> {
  return startProcess({
    name: 'The shell server',
    command: process.execPath,
    args: ['apps/shell/dist/server/index.js'],
    env: {
      PORT: String(shellPort),
      SHELL_URL: `http://127.0.0.1:${shellPort}`,
      PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
      MODULE_STORE: join(homeFolder(), 'modules'),
      NODE_ENV: 'production',
      ...env,
    },
    readyMark: 'shell ready',
    advice: 'What it said last stands below.',
    onLine: (line) => console.error(line),
  })
}

/** Builds the shell and the modules for production; unchanged ones come from the cache. */
export async function build(onLine: (line: string) => void): Promise<void> {
  onLine('building the shell and the modules')
  const { code, output } = await run('turbo', [
    'run',
    'build',
    '--filter=./apps/*',
    '--output-logs=errors-only',
  ])
  if (code !== 0) {
    throw new Fault(
      'The build failed.',
      'Correct what stands below, then start again.',
      output.trimEnd().split('\n').slice(-12),
    )
  }
}

/** Releases what was built into the local module store; a version that is there already is left as it is. */
export async function deploy(names: readonly ModuleName[]): Promise<void> {
  const store = join(homeFolder(), 'modules')
  const cli = ['packages/delivery/src/cli/main.ts', 'deploy', ...names]
  const { code, output } = await run(process.execPath, cli, { env: { MODULE_STORE: store } })
  if (code !== 0) {
    throw new Fault(
      'A module could not be released.',
      'Run "pnpm galleria deploy <module>" to see more.',
      output.trimEnd().split('\n').slice(-12),
    )
  }
}
