import { parseArgs } from 'node:util'
import { Fault } from '../lib/fault.ts'

export interface SdkOptions {
  readonly out: string
  readonly registry: boolean
  readonly port: number
}

/** Reads the arguments. Exactly one of `--out` and `--registry` says what becomes of the packages. */
export function optionsOf(args: string[]): SdkOptions {
  const { out, registry = false, port } = read(args)
  if (registry === Boolean(out))
    throw fault(out ? '--out and --registry exclude each other.' : 'Say what to do with the packages.')
  if (port !== undefined && !registry) throw fault('--port belongs to --registry.')
  const number = Number(port ?? 4873)
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw fault(`--port must be a number from 1 to 65535. Got "${port}".`)
  return { out: out ?? '', registry, port: number }
}

function read(args: string[]) {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ args, options: { out: text, registry: { type: 'boolean' }, port: text } }).values
  } catch (error) {
    throw fault((error as Error).message)
  }
}

function fault(message: string): Fault {
  return new Fault(
    'SDK_OPTIONS',
    message,
    'Run npm run sdk -- --out <folder> to pack the packages, or npm run sdk -- --registry [--port <number>] to serve them.',
  )
}
