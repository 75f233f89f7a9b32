import { integrityOf, type Release, systemClock } from '@galleria/delivery'
import { expect, test } from 'vitest'
import { createAttribution } from './attribution.ts'
import { createModuleHost } from './module-host.ts'

const code = `exports.default = { name: 'cart', routes: [] }`

function releaseOf(version: string, name = 'cart'): Release {
  const description = { server: 'server/module.js', integrity: { 'server/module.js': integrityOf(code) } }
  return { name, version, folder: `/${name}/${version}`, description } as unknown as Release
}

test('The host caches the last few releases of a module and evicts a thousand others', async () => {
  const reads: string[] = []
  const read = async ({ folder }: Release) => {
    reads.push(folder)
    return code
  }
  const attribution = createAttribution(() => undefined)
  const host = createModuleHost({ shared: {}, timeout: 5_000, read, attribution, clock: systemClock })
  const other = await host.get(releaseOf('1', 'loyalty'))
  const first = await host.get(releaseOf('1'))
  expect(await host.get(releaseOf('1'))).toBe(first)
  expect(reads).toHaveLength(2)
  for (let version = 2; version <= 1_000; version++) {
    await host.get(releaseOf(String(version)))
    // Request one release again and again, so that it stays in the cache.
    if (version < 500) expect(await host.get(releaseOf('1'))).toBe(first)
  }
  const before = reads.length
  expect(await host.get(releaseOf('1'))).not.toBe(first)
  expect(reads).toHaveLength(before + 1)
  await host.get(releaseOf('1000'))
  expect(await host.get(releaseOf('1', 'loyalty'))).toBe(other)
  expect(reads).toHaveLength(before + 1)
})
