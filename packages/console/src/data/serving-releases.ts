import type { RegistryDocument } from '@galleria/delivery'
import type { ConsoleData } from './console-data.ts'
import type { ServingRelease } from './shared-packages.ts'

/** Live releases and canaries, by module; what cannot be read runs nowhere and is left out. */
export async function readServingReleases(
  data: ConsoleData,
  { modules }: RegistryDocument,
): Promise<ServingRelease[]> {
  const wanted = Object.entries(modules)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, { live, canary }]) => [
      ...(live ? [{ name, version: live.version, isCanary: false }] : []),
      ...(canary ? [{ name, version: canary.version, isCanary: true }] : []),
    ])
  const found = await Promise.all(
    wanted.map(async ({ name, version, isCanary }) => {
      const record = await data.record(name, version)
      return record && { record, isCanary }
    }),
  )
  return found.filter((each) => each !== null)
}
