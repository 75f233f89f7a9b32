import { inParallel } from '../base/in-parallel.ts'
import { loadRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import type { RegistryDocument } from '../registry/document.ts'
import { readReferred, readRelease } from '../release/read-release.ts'
import { integrityOf } from '../store/integrity.ts'

export interface Verification {
  readonly revision: number
  readonly releases: number
  readonly files: number
  /** A sentence each; none when all is as it was released. */
  readonly problems: readonly string[]
}

/** Every signature and every byte of a store. Throws where the registry itself cannot be believed. */
export async function verify(
  delivery: Pick<Delivery, 'store' | 'trust'>,
  onProgress: (done: number, of: number) => void = () => undefined,
): Promise<Verification> {
  const { document } = await loadRegistry(delivery)
  const problems: string[] = []
  const wanted = Object.keys(document.modules)
  const found = await inParallel(wanted, 8, async (module) =>
    (await delivery.store.versions(module)).map((version) => ({ module, version })),
  )
  const all = found.flat()
  let files = 0
  let done = 0
  await inParallel(all, 8, async ({ module, version }) => {
    try {
      const count = await verifyRelease(delivery, module, version, problems)
      files += count
    } catch (error) {
      problems.push((error as Error).message)
    }
    onProgress(++done, all.length)
  })
  for (const [module, reference] of references(document))
    await readReferred(delivery, module, reference).catch((error: Error) => {
      if (!problems.includes(error.message)) problems.push(error.message)
    })
  return { revision: document.revision, releases: all.length, files, problems }
}

async function verifyRelease(
  delivery: Pick<Delivery, 'store' | 'trust'>,
  module: string,
  version: string,
  problems: string[],
): Promise<number> {
  const release = await readRelease(delivery, module, version)
  const named = Object.entries(release?.record.integrity ?? {})
  await inParallel(named, 8, async ([path, integrity]) => {
    const content = await delivery.store.readFile(module, version, path)
    if (!content) problems.push(`${path} of ${module}@${version} is missing.`)
    else if (integrityOf(content) !== integrity)
      problems.push(`${path} of ${module}@${version} was changed after its release.`)
  })
  return named.length
}

/** References of the registry to releases, in every role. */
export function references({ modules }: RegistryDocument) {
  return Object.entries(modules).flatMap(([module, { live, lastGood, canary, channels }]) =>
    [live, lastGood, canary, ...Object.values(channels)].flatMap((each) =>
      each ? [[module, each] as const] : [],
    ),
  )
}
