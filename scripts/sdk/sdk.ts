import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describeFault, Fault } from '../lib/fault.ts'
import { stopEverything } from '../lib/processes.ts'
import { build } from '../store/parts.ts'
import { problemsOf } from './check.ts'
import { optionsOf } from './options.ts'
import { type Packed, packAll } from './pack.ts'
import { serveRegistry } from './registry.ts'

/** `--out <folder>` packs every package; `--registry` serves them on this machine until it is stopped. */
export async function sdk(args: string[]): Promise<number> {
  try {
    const { out, registry, port } = optionsOf(args)
    if (registry) await serve(port)
    else
      for (const { manifest, tarball } of await packAndCheck(resolve(out)))
        console.log(`${manifest.name}@${manifest.version}  ${tarball}`)
    return 0
  } catch (error) {
    console.error(describeFault(error))
    return 1
  } finally {
    await stopEverything()
  }
}

async function packAndCheck(out: string): Promise<Packed[]> {
  await build()
  const packed = await packAll(out)
  const problems = (await Promise.all(packed.map(problemsOf))).flat()
  if (problems.length > 0)
    throw new Fault(
      'SDK_PACKAGE_BROKEN',
      `${problems.length === 1 ? 'A problem' : `${problems.length} problems`} of the packed packages would stop other repositories.`,
      'Fix what is named below in the package.json or the source of the package, then run the command again.',
      problems,
    )
  return packed
}

async function serve(port: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'galleria-registry-'))
  try {
    await serveRegistry(await packAndCheck(folder), port)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
