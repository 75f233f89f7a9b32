import type { RegistryDocument } from '@galleria/delivery'
import type { Desk } from './desk.ts'
import type { Served } from './shared.ts'

/** Live releases and canaries, by module; what cannot be read runs nowhere and is left out. */
export async function readServed(desk: Desk, { modules }: RegistryDocument): Promise<Served[]> {
  const wanted = Object.entries(modules)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, { live, canary }]) => [
      ...(live ? [{ name, version: live.version, isCanary: false }] : []),
      ...(canary ? [{ name, version: canary.version, isCanary: true }] : []),
    ])
  const found = await Promise.all(
    wanted.map(async ({ name, version, isCanary }) => {
      const record = await desk.record(name, version)
      return record && { record, isCanary }
    }),
  )
  return found.filter((each) => each !== null)
}
