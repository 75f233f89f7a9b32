import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

export interface Options {
  /** Folder of the module's repository. */
  readonly root: string
  /** Folder of the store's data, keys and releases. */
  readonly home: string
  readonly port: number | undefined
  readonly platformPort: number | undefined
  /** Address under which browsers and teams reach the store, where that is another than its port. */
  readonly url: string | undefined
  /** Module to serve from source; undefined serves releases alone, with the production shell. */
  readonly module: string | undefined
  /** Shop whose live modules stand beside ours, instead of the samples. */
  readonly shop: string | undefined
}

export const help = `Usage: galleria-emulator [options]

Runs a whole Galleria store on this machine: a platform with its database and sample data, the published shell, the other
teams' modules, and the module of this folder from source.

Options:
  --released               serve releases alone, as a shop does: npx galleria deploy --to http://127.0.0.1:3000
  --shop <address>         take the other modules from this shop, as they are live there (needs your team's key)
  --port <number>          port of the store (default: PORT, or a free one from 3000)
  --platform-port <number> port of the platform (default: a free one from 4000)
  --url <address>          address of the store behind a proxy or a tunnel (default: http://127.0.0.1:<port>)
  --home <folder>          folder of the store's data (default: .galleria)
  --help                   show this text`

/** Reads the arguments. Throws a sentence about the first one that can't be used. */
export function readOptions(args: readonly string[], root = process.cwd()): Options | 'help' {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      released: { type: 'boolean' },
      shop: text,
      port: text,
      'platform-port': text,
      url: text,
      home: text,
      help: { type: 'boolean' },
    },
  })
  if (values.help) return 'help'
  return {
    root,
    home: resolve(root, values.home ?? process.env.GALLERIA_HOME ?? '.galleria'),
    port: portOf('--port', values.port ?? process.env.PORT),
    platformPort: portOf('--platform-port', values['platform-port']),
    url: addressOf(values.url),
    module: values.released ? undefined : moduleIn(root),
    shop: values.shop,
  }
}

function moduleIn(root: string): string {
  const manifest = join(root, 'package.json')
  if (!existsSync(join(root, 'src/module.ts')) || !existsSync(manifest))
    throw new Error(
      'This folder has no module (package.json and src/module.ts). Run the command in the module’s folder, or pass --released.',
    )
  const name = nameIn(readFileSync(manifest, 'utf8'))
  if (name) return name
  throw new Error(
    'package.json has no name, or isn’t JSON. Its name is the module’s: { "name": "wishlist", … }. Correct it, then run the command again.',
  )
}

/** Name of the package without its scope; undefined where the text has none. */
function nameIn(text: string): string | undefined {
  try {
    const { name } = JSON.parse(text) as { name?: unknown }
    return typeof name === 'string' ? name.split('/').at(-1) : undefined
  } catch {
    return undefined
  }
}

function addressOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin
  throw new Error(`--url must begin with http:// or https://. Got "${text}".`)
}

function portOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${option} must be a port number from 1 to 65535. Got "${text}".`)
}
