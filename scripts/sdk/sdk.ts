import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { describeFault, Fault } from '../lib/fault.ts'
import { problemsOf } from './check.ts'
import { type Packed, packAll } from './pack.ts'

/** `--out <folder>` packs every package; `--registry` serves them on this machine until it is stopped. */
export async function sdk(args: string[]): Promise<number> {
  try {
    const { out, registry, port } = optionsOf(args)
    if (registry) return await serve(port)
    await packAndCheck(resolve(out ?? 'sdk'))
    return 0
  } catch (error) {
    console.error(describeFault(error))
    return 1
  }
}

function optionsOf(args: string[]) {
  try {
    const options = {
      out: { type: 'string' },
      registry: { type: 'boolean' },
      port: { type: 'string' },
    } as const
    const { values } = parseArgs({ args, options })
    if (!values.out && !values.registry) throw new Error('Nothing to do.')
    return values
  } catch (error) {
    throw new Fault(
      'SDK_OPTIONS',
      (error as Error).message,
      'Run npm run sdk -- --out <folder> to pack the packages, or npm run sdk -- --registry to serve them.',
    )
  }
}

async function packAndCheck(out: string): Promise<Packed[]> {
  const packed = await packAll(out)
  const problems = (await Promise.all(packed.map(problemsOf))).flat()
  if (problems.length > 0)
    throw new Fault(
      'SDK_PACKAGE_BROKEN',
      'A package would not work for others.',
      'Fix what is named below.',
      problems,
    )
  for (const { manifest, tarball } of packed) console.log(`${manifest.name}@${manifest.version}  ${tarball}`)
  return packed
}

async function serve(port: string | undefined): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'galleria-registry-'))
  try {
    const { serveRegistry } = await import('./registry.ts')
    const packed = await packAndCheck(join(folder, 'packed'))
    return await serveRegistry(packed, folder, Number(port ?? 4873))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
