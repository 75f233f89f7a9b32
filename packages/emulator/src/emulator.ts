import { randomBytes } from 'node:crypto'
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import getPort from 'get-port'
import type { Options } from './options.ts'
import { packaged } from './packaged.ts'
import { type Part, type PartOptions, startPart } from './part.ts'
import { layReleases } from './releases.ts'

export interface Emulator {
  readonly url: string
  readonly platformUrl: string
  readonly consoleUrl: string
  /** Address of the module's development server; undefined where releases alone are served. */
  readonly sourceUrl: string | undefined
  readonly parts: readonly Part[]
}

type Start = (part: Omit<PartOptions, 'onSpawn' | 'onLine'>) => Promise<Part>

/** Starts everything. `parts` gets each part at once, so that all can be stopped after a failure. */
export async function startEmulator(
  options: Options,
  parts: Part[],
  say: (line: string) => void,
): Promise<Emulator> {
  const { home, module, root } = options
  // As root the database runs as somebody else, who must be able to walk in.
  await mkdir(home, { recursive: true })
  await chmod(home, 0o755)
  const port = await free(options.port, 3000)
  const url = options.url ?? `http://127.0.0.1:${port}`
  const platformUrl = `http://127.0.0.1:${await free(options.platformPort, 4000)}`
  const common = { GALLERIA_HOME: home, SHELL_URL: url, PLATFORM_URL: platformUrl, NODE_ENV: 'development' }
  const start: Start = (part) =>
    startPart({ ...part, onSpawn: (started) => parts.push(started), onLine: say })
  say('Starting the platform and releasing the other modules')
  await Promise.all([
    start({
      name: 'The platform',
      command: process.execPath,
      args: [packaged.platform()],
      env: { ...common, PORT: new URL(platformUrl).port },
      readyMark: 'platform ready',
    }),
    layReleases(home, options.shop, module),
  ])
  const sourceUrl = module === undefined ? undefined : await serveSource(root, module, start, say)
  say('Starting the shell')
  const key = randomBytes(24).toString('base64url')
  await start({
    name: 'The shell',
    command: process.execPath,
    args: [join(packaged.shell, 'server/index.js')],
    env: {
      ...common,
      PORT: String(port),
      MODULE_STORE: join(home, 'modules'),
      REGISTRY_PRIVATE_KEY: '',
      REGISTRY_PUBLIC_KEY: '',
      GALLERIA_CONSOLE_KEY: key,
      GALLERIA_DEV_MODULES: sourceUrl === undefined ? '' : `${module}=${sourceUrl}`,
    },
    readyMark: 'shell ready',
  })
  return { url, platformUrl, sourceUrl, consoleUrl: `${url}/console#key=${encodeURIComponent(key)}`, parts }
}

/** Starts the module's development server; its address. */
async function serveSource(
  root: string,
  module: string,
  start: Start,
  say: (line: string) => void,
): Promise<string> {
  const port = await getPort({ host: '127.0.0.1' })
  say(`Serving ${module} from source`)
  await start({
    name: `The development server of ${module}`,
    command: join(root, 'node_modules/.bin/rsbuild'),
    args: ['dev', '--port', String(port), '--host', '127.0.0.1'],
    cwd: root,
    env: { NODE_ENV: 'development', NO_COLOR: '1', FORCE_COLOR: '0' },
    readyMark: 'Serving from source: ',
  })
  return `http://127.0.0.1:${port}`
}

/** The wished port, or the usual one, or where that is taken another. */
async function free(wished: number | undefined, usual: number): Promise<number> {
  const port = await getPort({ host: '127.0.0.1', port: wished ?? usual })
  if (wished !== undefined && port !== wished)
    throw new Error(
      `Port ${wished} is already in use. Stop the program that uses it, or choose another port.`,
    )
  return port
}
