import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRegistryReader, type Delivery, deploy, openRegistry } from '@galleria/delivery'

export interface GivenSet {
  /** Folders of the releases that are to run, by module. */
  readonly folders: Readonly<Record<string, string>>
  /** Makes them live in another store, each under its own version. */
  deployTo(delivery: Delivery): Promise<void>
}

/** Set that `galleria matrix` tests, from MODULE_STORE and REGISTRY_PUBLIC_KEY; null without one. */
export async function givenSet({
  MODULE_STORE,
  REGISTRY_PUBLIC_KEY,
}: Readonly<Record<string, string | undefined>>): Promise<GivenSet | null> {
  if (!MODULE_STORE || !REGISTRY_PUBLIC_KEY) return null
  const problems: string[] = []
  const { store, trust } = openRegistry(MODULE_STORE, REGISTRY_PUBLIC_KEY)
  const reader = createRegistryReader({ store, trust, onProblem: (text) => problems.push(text) })
  const releases = [...(await reader.snapshot()).modules.values()]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  if (releases.length === 0) throw new Error(`${MODULE_STORE} holds no live release to try.`)
  return {
    folders: Object.fromEntries(releases.map(({ name, folder }) => [name, folder])),
    async deployTo(delivery) {
      await Promise.all(
        releases.map(async ({ name: module, version, folder }) => {
          const from = await asBuilt(folder)
          try {
            await deploy(delivery, { module, from, version })
          } finally {
            await rm(from, { recursive: true, force: true })
          }
        }),
      )
    },
  }
}

/** A release without what its store added to the build. */
async function asBuilt(folder: string): Promise<string> {
  const from = await mkdtemp(join(tmpdir(), 'galleria-given-'))
  await cp(folder, from, {
    recursive: true,
    filter: (path) => !/\.br$|release\.sig$|\.map\.gz$/.test(path),
  })
  return from
}
